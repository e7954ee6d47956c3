/** Places an order once: what was sent before and never answered counts, also when the order was changed since (G-130). */
import { memberOf } from '../../../../schema/fields/field';
import type { OrderDraft } from '../../../../schema/rules/checkout/orderInput';
import { onlineMethods } from '../../../../schema/rules/checkout/paymentMethods';
import { beginAttempt, earlierDrafts, endAttempt, refuseAttempt, type SentDraft } from './orderAttempt';
import { useCreateOrderMutation } from '../Checkout.generated';
import { isRefused, isTaken, refusalOf } from './serverErrors';

interface PlacedOrder {
  uid: string;
  hash: string;
  paymentRedirectUrl: string | null;
  /** It was placed as it was sent earlier, without what was changed since. */
  isEarlier: boolean;
}

export function usePlacing(): (draft: OrderDraft) => Promise<PlacedOrder> {
  const [createOrder] = useCreateOrderMutation();

  async function send(draft: SentDraft, idempotencyKey: string): Promise<Omit<PlacedOrder, 'isEarlier'>> {
    const { data } = await createOrder({ variables: { draft, idempotencyKey } });
    return data!.createOrder;
  }

  // The key is taken, so one of those that were never answered is the order; to ask for it again places nothing.
  async function earlierOrder(draft: SentDraft, key: string): Promise<PlacedOrder | null> {
    for (const sent of earlierDrafts(draft).filter(({ paymentMethod }) => !online.has(paymentMethod))) {
      const found = await send(sent, key).catch(nothingIfTaken);
      if (found) return { ...found, isEarlier: true };
    }
    return null;
  }

  return async function place(draft): Promise<PlacedOrder> {
    const sent = sentDraft(draft);
    const key = beginAttempt(sent);
    try {
      const placed = await send(sent, key);
      endAttempt();
      return { ...placed, isEarlier: false };
    } catch (error) {
      const entries = refusalOf(error);
      if (!isTaken(entries)) {
        if (isRefused(entries)) refuseAttempt(sent);
        throw error;
      }
      const earlier = await earlierOrder(sent, key);
      endAttempt();
      // Else it was to be paid online: nobody was led there, so it lapses by itself, and what is wanted now is this one.
      return earlier ?? place(draft);
    }
  };
}

/** As GraphQL writes them. */
const online = new Set<unknown>(onlineMethods.map(memberOf));

function nothingIfTaken(error: unknown): null {
  if (!isTaken(refusalOf(error))) throw error;
  return null;
}

/** The draft as GraphQL writes it. */
const sentDraft = ({ paymentMethod, appointmentDate, ...draft }: OrderDraft): SentDraft =>
  ({
    ...draft,
    appointmentDate: appointmentDate?.toISOString() ?? null,
    paymentMethod: paymentMethod && memberOf(paymentMethod),
  }) as SentDraft;
