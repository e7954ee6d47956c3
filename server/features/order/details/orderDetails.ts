/** The fields of an order for staff that are not its columns: its link, its payment and its log (table F). */
import { group, select, text, url, type Id } from '../../../../schema/fields/field';
import { amountDue } from '../../../../schema/rules/order/amountDue';
import type { Context } from '../../../platform/context/context';
import { Payment } from '../../payment/payment.entity';
import { loadActorName } from '../editing/ifMatch';
import type { Order } from '../order.entity';
import { OrderLog } from '../orderLog.entity';
import { loadUndoableUntil } from '../undo/lastAction';

/** The online payment of an order. */
export const orderPayment = group({
  name: 'OrderPayment',
  label: 'Zahlung',
  fields: {
    provider: text({ label: 'Zahlungsanbieter', required: true }),
    reference: text({ label: 'Kennung beim Zahlungsanbieter' }),
    state: select({
      name: 'OrderPaymentState',
      label: 'Stand der Zahlung',
      required: true,
      options: { open: 'Offen', paid: 'Bezahlt', failed: 'Fehlgeschlagen', mismatched: 'Betrag oder Währung weichen ab' },
    }),
    url: url({ label: 'Adresse der Zahlungsseite' }),
  },
});

export const detailDescriptions = {
  hash: 'The secret of the status page, used with the uid. Null unless the viewer may change the status of the order.',
  isSelfService:
    'Whether a customer placed the order on a self-service device of the branch, which sends the cookie `context=self-service` or has it in the query of the URL.',
  locale: 'The language of the order and of its messages; always `de`.',
  questionnaireRating: 'The overall rating by the customer, from 1 to 5; null until the customer has rated.',
  payment: 'The online payment; null for other payment methods.',
  paidAmount: 'The amount of the online payment that was made, in the currency of the shop; null until it was made.',
  undoableUntil:
    'The last instant at which staff can undo the last action on the order; null when it has no action that can be undone now.',
  log: 'The log of the order, oldest entry first.',
  actorName: 'The name of the actor; null when the user has been deleted.',
} as const;

// The link also lets its holder cancel the order, so a client that only reads does not get it.
export const linkHash = (context: Context, order: Order): string | null =>
  context.canIn(order.branch, 'order.updateStatus') ? order.hash : null;

export const locale = 'de';

export const isSelfService = ({ source }: Order): boolean => source === 'kiosk';

const loadPayment = async (context: Context, id: Id): Promise<Payment | undefined> => (await context.load.many(Payment, 'order', id))[0];

export async function loadOrderPayment(context: Context, { id }: Order) {
  const payment = await loadPayment(context, id);
  if (!payment) return null;
  const { provider, reference, state, url } = payment;
  return { provider, reference, state, url };
}

export async function loadPaidAmount(context: Context, { id, paidAt }: Order): Promise<number | null> {
  const payment = paidAt && (await loadPayment(context, id));
  return payment ? payment.amount / 100 : null;
}

/** Returns what remains to be paid of an order that was paid online; 0 for other orders. */
export const loadAmountDue = async (context: Context, order: Order): Promise<number> =>
  amountDue({ status: order.status, pricing: order.pricing, paidAmount: await loadPaidAmount(context, order) });

export const loadOrderLog = async (context: Context, { id }: Order): Promise<OrderLog[]> =>
  (await context.load.many(OrderLog, 'order', id)).toSorted((a, b) => a.event - b.event);

/** Returns the details as JSON. */
export async function serializeDetails(context: Context, order: Order): Promise<object> {
  const [payment, paidAmount, undoableUntil, log] = await Promise.all([
    loadOrderPayment(context, order),
    loadPaidAmount(context, order),
    loadUndoableUntil(context, order),
    loadOrderLog(context, order).then(entries => Promise.all(entries.map(entry => serializeLogEntry(context, entry)))),
  ]);
  const { rating: questionnaireRating } = order;
  return {
    ...{ hash: linkHash(context, order), isSelfService: isSelfService(order), locale, questionnaireRating },
    ...{ payment, paidAmount, undoableUntil, log },
  };
}

async function serializeLogEntry(context: Context, { order: _, ...entry }: OrderLog): Promise<object> {
  return { ...entry, actorName: await loadActorName(context, entry.actor) };
}
