/** What customers read about their order (decisions, T-01 to T-13). */
import type { DeliveryMethod } from '../checkout/deliveryMethods';
import type { OrderAction } from './orderActions';
import { orderStatus, type OrderStatus } from './orderStatus';

interface Told {
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

export const sentenceOf = ({ status, deliveryType }: Omit<Told, 'isQuotation'>): string =>
  status === 'IN_DELIVERY' && deliveryType === 'delivery' ? 'Ihre Bestellung ist unterwegs.' : sentences[status];

/** The thanks, unless there is nothing to thank for. */
export function headingOf({ status, isQuotation }: Omit<Told, 'deliveryType'>): string {
  if (isCanceled(status) || status === 'FAILED') return sentences[status];
  return isQuotation ? 'Vielen Dank für Ihre Anfrage!' : 'Vielen Dank für Ihre Bestellung!';
}

const readyText = (deliveryType: DeliveryMethod): string => (deliveryType === 'delivery' ? 'In Zustellung' : 'Abholbereit');

/** The state in a word or two: what is in delivery for one is ready for the other. */
export const statusText = ({ status, deliveryType }: Omit<Told, 'isQuotation'>): string =>
  status === 'IN_DELIVERY' ? readyText(deliveryType) : orderStatus.options[status];

/** The same for customers, in the words of the timeline (STAT-14): confirmed is being prepared, and whoever ended it, it is cancelled. */
export function stageText(told: Omit<Told, 'isQuotation'>): string {
  if (isCanceled(told.status)) return 'Storniert';
  if (told.status === 'CONFIRMED') return 'In Zubereitung';
  return statusText(told.status === 'COUNTER_PROPOSED' ? { ...told, status: 'WAITING_FOR_CONFIRMATION' } : told);
}

interface TimelineStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'open';
}

/** How many steps are behind the order, and whether it stands in the next one. */
const progress: Readonly<Record<OrderStatus, { done: number; isUnderWay: boolean }>> = {
  WAITING_FOR_PAYMENT: { done: 0, isUnderWay: true },
  WAITING_FOR_CONFIRMATION: { done: 0, isUnderWay: true },
  COUNTER_PROPOSED: { done: 0, isUnderWay: true },
  CONFIRMED: { done: 1, isUnderWay: true },
  IN_DELIVERY: { done: 2, isUnderWay: true },
  DELIVERED: { done: 3, isUnderWay: false },
  COMPLETED: { done: 4, isUnderWay: false },
  REJECTED: { done: 0, isUnderWay: false },
  CANCELED: { done: 0, isUnderWay: false },
  FAILED: { done: 0, isUnderWay: false },
};

/** Four steps, of which a failed order reached none; one alone when it was cancelled. */
export function timelineOf({ status, deliveryType }: Omit<Told, 'isQuotation'>): TimelineStep[] {
  if (isCanceled(status)) return [{ label: 'Storniert', state: 'current' }];
  const { done, isUnderWay } = progress[status];
  const labels = ['Wartet auf Bestätigung', 'In Zubereitung', readyText(deliveryType), 'Abgeschlossen'];
  return labels.map((label, index) => ({ label, state: index < done ? 'done' : index === done && isUnderWay ? 'current' : 'open' }));
}

/** The question behind 'Ja' and 'Nein, Bestellung stornieren'; the appointment comes as people read it. */
export const counterPrompt = (appointment: string): string =>
  `Der gewünschte Termin ist leider nicht möglich. Wäre ${appointment} für Sie in Ordnung?`;

/** Everything that is noted in the log of an order. */
type LoggedAction = OrderAction | 'create' | 'update' | 'update-item' | 'questionnaire';

const deeds: Readonly<Record<LoggedAction, string>> = {
  create: 'eingegangen',
  'payment-paid': 'bezahlt',
  'payment-failed': 'Zahlung fehlgeschlagen',
  'payment-late': 'verspätet bezahlt',
  confirm: 'bestätigt',
  reject: 'abgelehnt',
  cancel: 'storniert',
  propose: 'anderen Termin vorgeschlagen',
  withdraw: 'Terminvorschlag zurückgezogen',
  'confirm-counter-appointment': 'Terminvorschlag angenommen',
  'reject-counter-appointment': 'Terminvorschlag abgelehnt',
  'in-delivery': 'abholbereit',
  delivered: 'zugestellt',
  completed: 'abgeschlossen',
  update: 'Angaben geändert',
  'update-item': 'Position geändert',
  questionnaire: 'bewertet',
};

/** What was done to an order, as its log tells it. */
export const deedText = (action: string, deliveryType: DeliveryMethod): string =>
  action === 'in-delivery' && deliveryType === 'delivery' ? 'unterwegs' : (deeds[action as LoggedAction] ?? action);
