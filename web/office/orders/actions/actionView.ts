/** How screens of staff show an order action: its texts, its icon and the form that it needs. */
import { isOnline, paymentMethodOf } from '../../../../schema/rules/checkout/paymentMethods';
import { orderActions, type StaffAction } from '../../../../schema/rules/order/orderActions';
import { definitionOf, staffActionNames, textFor } from '../../../../schema/rules/order/actions/orderTransitions';
import { minimumAgeOfOrder } from '../../../../schema/rules/product/minimumAge';
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import type { IconName } from '../../../ui/display/Icon';
import type { CardOrder } from '../board/board';

type ActionOrder = Pick<CardOrder, 'deliveryType'>;

export const actionLabel = (action: StaffAction, order: ActionOrder): string => textFor(orderActions[action].label, order);

/** Tells whether staff collects the money of the order: completing it marks it as paid. */
export const isCollectedHere = ({ paidAt, paymentMethod }: Pick<CardOrder, 'paidAt' | 'paymentMethod'>): boolean =>
  !paidAt && !isOnline(paymentMethodOf(paymentMethod));

/** Returns the label of the button that runs the action. The one that ends an order says what else it does and what staff checks before. */
export function buttonLabel(action: StaffAction, order: ActionOrder & Pick<CardOrder, 'items' | 'paidAt' | 'paymentMethod'>): string {
  const label = actionLabel(action, order);
  if (action !== 'complete') return label;
  return (isCollectedHere(order) ? `Bezahlt · ${label}` : label) + (minimumAgeOfOrder(order) ? ' · Ausweis prüfen' : '');
}

export function actionIcon(action: StaffAction, { deliveryType }: ActionOrder): IconName {
  const { icon } = orderActions[action];
  return typeof icon === 'string' ? icon : icon[deliveryType === 'delivery' ? 'delivery' : 'other'];
}

/** Returns what happened, for the toast after the action. */
export const resultText = (action: StaffAction, order: ActionOrder): string =>
  orderActions[action].resultText ?? textFor(orderActions[action].logText, order);

/** Returns the text of the button that undoes the last action, which led to the status of the order. */
export function undoLabel(order: Pick<CardOrder, 'status' | 'deliveryType'>): string {
  const undone = staffActionNames.find(action => definitionOf(action).undoLimit && orderActions[action].to === order.status);
  return undone && !isFinal(order.status) ? `Rückgängig: ${actionLabel(undone, order)}` : 'Zurückholen';
}

/** Returns the input of the action that is a text. Screens ask for it in a form before they run the action. */
export const messageInput = (action: StaffAction): string | undefined =>
  Object.entries(definitionOf(action).input).find(([, { type }]) => type === 'text')?.[0];

/** Returns the input of the action that is a time. The section for proposed times asks for it. */
export const timeInput = (action: StaffAction): string | undefined =>
  Object.entries(definitionOf(action).input).find(([, { type }]) => type === 'dateTime')?.[0];

/** Returns the input of the action that is a list of times. */
export const timeListInput = (action: StaffAction): string | undefined =>
  Object.entries(definitionOf(action).input).find(([, { type }]) => type === 'textList')?.[0];

/** Tells whether the action cannot run without its time. */
export const needsTime = (action: StaffAction): boolean =>
  Object.values(definitionOf(action).input).some(({ type, required }) => type === 'dateTime' && required);

/** Tells whether the button has the look of the main button of its screen: the first action, if it is a primary one. */
export const isMainAction = (action: StaffAction, actions: readonly StaffAction[]): boolean =>
  action === actions[0] && orderActions[action].variant === 'primary';
