/** Keeps strangers from placing more orders than anybody needs (reliability 2.4): each brings mails and paper. */
import { may } from '../../../../schema/access/roles';
import type { OrderDraft } from '../../../../schema/rules/checkout/orderInput';
import type { Context } from '../../../platform/context/context';
import type { Meter } from '../../../platform/security/rateLimiter';

/** Counts an order before it is placed; one that is not placed after all is taken back. Staff is not counted. */
export async function measured<T>(context: Context, { email }: OrderDraft, place: () => Promise<T>): Promise<T> {
  const { caller, viewer, services } = context;
  if (!caller || viewer?.isProgram || (viewer && may(viewer.roles, 'order.read'))) return place();
  const { orders, ordersByEmail } = services.meters;
  const counts: [meter: Meter, key: string][] = [[orders, caller.network]];
  if (email) counts.push([ordersByEmail, email.toLowerCase()]);
  const counted: typeof counts = [];
  const count = async ([meter, key]: (typeof counts)[number]): Promise<void> => {
    await meter.count(key);
    counted.push([meter, key]);
  };
  try {
    const [refused] = (await Promise.allSettled(counts.map(count))).filter(({ status }) => status === 'rejected');
    if (refused) throw (refused as PromiseRejectedResult).reason;
    return await place();
  } catch (error) {
    await Promise.all(counted.map(([meter, key]) => meter.forgive(key)));
    throw error;
  }
}
