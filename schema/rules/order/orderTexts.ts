/** German texts about an order for customers (decisions, T-01 to T-13). */
import { deliveryMethods, type DeliveryMethod } from '../checkout/deliveryMethods';
import type { ActionDefinition } from './actions/actionDefinition';
import { orderStatus, type OrderStatus } from './orderStatus';

interface OrderTextData {
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryMethod;
  readonly isQuotation: boolean;
}

export const isCanceled = (status: OrderStatus): boolean => status === 'REJECTED' || status === 'CANCELED';

const sentences: Readonly<Record<OrderStatus, string>> = {
  WAITING_FOR_PAYMENT: 'Wir warten auf die Bestätigung Ihrer Zahlung.',
  WAITING_FOR_CONFIRMATION: 'Ihre Bestellung wartet auf Bestätigung.',
  COUNTER_PROPOSED: 'Ihre Bestellung wartet auf Bestätigung.',
  CONFIRMED: 'Ihre Bestellung wurde bestätigt und wird zubereitet.',
  IN_DELIVERY: 'Ihre Bestellung ist abholbereit.',
  DELIVERED: 'Ihre Bestellung wurde zugestellt.',
  COMPLETED: 'Ihre Bestellung wurde abgeschlossen. Guten Appetit!',
  REJECTED: 'Ihre Bestellung wurde storniert.',
  CANCELED: 'Ihre Bestellung wurde storniert.',
  FAILED: 'Ihre Bestellung konnte nicht abgeschlossen werden.',
};

export const statusSentence = ({ status, deliveryType }: Omit<OrderTextData, 'isQuotation'>): string =>
  status === 'IN_DELIVERY' && deliveryType === 'delivery' ? 'Ihre Bestellung ist unterwegs.' : sentences[status];

/** Returns the heading: thanks, except for canceled and failed orders. */
export function statusHeading({ status, isQuotation }: Omit<OrderTextData, 'deliveryType'>): string {
  if (isCanceled(status) || status === 'FAILED') return sentences[status];
  return isQuotation ? 'Vielen Dank für Ihre Anfrage!' : 'Vielen Dank für Ihre Bestellung!';
}

/** Returns `Abholung`, `Lieferung` or `Tisch 4`. */
export const deliveryMethodText = ({
  deliveryType,
  tableIdentifier,
}: {
  readonly deliveryType: DeliveryMethod;
  readonly tableIdentifier: string | null;
}): string => (deliveryType === 'dineIn' && tableIdentifier ? `Tisch ${tableIdentifier}` : deliveryMethods[deliveryType]);

const readyText = (deliveryType: DeliveryMethod): string => (deliveryType === 'delivery' ? 'In Zustellung' : 'Abholbereit');

/** Returns the status as a short text. IN_DELIVERY means 'ready' for orders without delivery. */
export const statusText = ({ status, deliveryType }: Omit<OrderTextData, 'isQuotation'>): string =>
  status === 'IN_DELIVERY' ? readyText(deliveryType) : orderStatus.options[status];

/** Returns the status as customers read it in the timeline (STAT-14). */
export function customerStatusText(order: Omit<OrderTextData, 'isQuotation'>): string {
  if (isCanceled(order.status)) return 'Storniert';
  if (order.status === 'CONFIRMED') return 'In Zubereitung';
  return statusText(order.status === 'COUNTER_PROPOSED' ? { ...order, status: 'WAITING_FOR_CONFIRMATION' } : order);
}

/** Returns the message of an action that failed, for an error without a message (ERR-29, ERR-30). */
export const failedActionText = ({ to }: Pick<ActionDefinition, 'to'>): string =>
  to === 'CANCELED' ? 'Bestellung konnte nicht storniert werden.' : 'Bestellstatus konnte nicht geändert werden.';

/** The time of an order without an appointment. */
export const asSoonAsPossibleText = 'So schnell wie möglich';

interface TimelineStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'open';
}

/** The number of completed steps, and whether the next step is current. */
const progressByStatus: Readonly<Record<OrderStatus, { completed: number; hasCurrentStep: boolean }>> = {
  WAITING_FOR_PAYMENT: { completed: 0, hasCurrentStep: true },
  WAITING_FOR_CONFIRMATION: { completed: 0, hasCurrentStep: true },
  COUNTER_PROPOSED: { completed: 0, hasCurrentStep: true },
  CONFIRMED: { completed: 1, hasCurrentStep: true },
  IN_DELIVERY: { completed: 2, hasCurrentStep: true },
  DELIVERED: { completed: 3, hasCurrentStep: false },
  COMPLETED: { completed: 4, hasCurrentStep: false },
  REJECTED: { completed: 0, hasCurrentStep: false },
  CANCELED: { completed: 0, hasCurrentStep: false },
  FAILED: { completed: 0, hasCurrentStep: false },
};

/** Returns four steps; a canceled order has a single one, a failed order has completed none. */
export function timelineOf({ status, deliveryType }: Omit<OrderTextData, 'isQuotation'>): TimelineStep[] {
  if (isCanceled(status)) return [{ label: 'Storniert', state: 'current' }];
  const { completed, hasCurrentStep } = progressByStatus[status];
  const labels = ['Wartet auf Bestätigung', 'In Zubereitung', readyText(deliveryType), 'Abgeschlossen'];
  return labels.map((label, index) => ({
    label,
    state: index < completed ? 'done' : index === completed && hasCurrentStep ? 'current' : 'open',
  }));
}

/** Returns the question above 'Ja' and 'Nein, Bestellung stornieren'; `times` names the proposed times. */
export const proposalQuestion = (times: string): string =>
  `Der gewünschte Termin ist leider nicht möglich. Wäre ${times} für Sie in Ordnung?`;
