/** What the holder of its link may answer to an order: whether the proposed time suits them (G-059). */
import type { Context } from '../context';
import { orderByLink, publicPart, type Link, type PublicOrder } from './publicOrder';
import { takeStep } from './takeStep';

export type Answer = 'confirm-counter-appointment' | 'reject-counter-appointment';

/** Agrees to the proposed time, or calls the order off. Of two answers one counts, and none to a proposal that is gone. */
export async function answerProposal(context: Context, link: Link, action: Answer): Promise<PublicOrder> {
  const order = await orderByLink(context, link);
  return context.atomically(async context => publicPart(await takeStep(context, order, { action, actor: 'customer', by: 'customer' })));
}
