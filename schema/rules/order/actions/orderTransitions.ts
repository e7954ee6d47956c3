/** The functions over the table of order actions: who can apply which action now, and what it writes. Server and client call them. */
import type { Authority } from '../../../access/roles';
import { isOnline } from '../../checkout/paymentMethods';
import type { DeliveryMethod } from '../../checkout/deliveryMethods';
import type { ActionDefinition, ActionInput, ActionOrder, ActionScreen, Actor, ByDelivery, OrderColumns } from './actionDefinition';
import { orderActions, type OrderAction, type StaffAction } from '../orderActions';
import { isFinal, type OrderStatus } from '../orderStatus';
import { finalStatusError, forbiddenError, notAllowedNowError, type TransitionError } from './transitionErrors';

/** Returns the entry of an action with the type that all entries share. */
export const definitionOf = (action: OrderAction): ActionDefinition => orderActions[action];

const isOrderAction = (name: string): name is OrderAction => Object.hasOwn(orderActions, name);

/** All actions in the order of their buttons. */
export const orderActionNames: readonly OrderAction[] = Object.keys(orderActions)
  .filter(isOrderAction)
  .sort((a, b) => orderActions[a].position - orderActions[b].position);

/** Returns the action with this name in the log, or undefined when the entry is about another change. */
export const findLoggedAction = (logName: string): OrderAction | undefined =>
  orderActionNames.find(action => orderActions[action].logName === logName);

const isStaffAction = (action: OrderAction): action is StaffAction => orderActions[action].permission !== null;

/** The actions of staff in the order of their buttons. */
export const staffActionNames: readonly StaffAction[] = orderActionNames.filter(isStaffAction);

/** Returns the actor of a viewer: users act by their highest role, API clients as employees, branch screens as their key. */
export function actorOf(authorities: readonly Authority[]): Actor {
  if (authorities.includes('ROLE_ADMIN')) return 'admin';
  if (authorities.includes('backoffice')) return 'key';
  return authorities.includes('ROLE_MANAGER') ? 'manager' : 'employee';
}

interface OrderView {
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryMethod;
}

/** Returns the error if the actor cannot apply the action now. Actors who never may apply it get FORBIDDEN in every status. */
export function transitionError({ status, deliveryType }: OrderView, action: OrderAction, actor: Actor): TransitionError | undefined {
  const { from, onlyDelivery } = definitionOf(action);
  if (!Object.values(from).some(actors => actors.includes(actor))) return forbiddenError;
  const actors = from[status];
  if (actors && onlyDelivery && deliveryType !== 'delivery') return notAllowedNowError;
  if (actors) return actors.includes(actor) ? undefined : forbiddenError;
  return isFinal(status) ? finalStatusError : notAllowedNowError;
}

/** Returns the staff actions that a screen offers this actor now, the most likely first. Of the actions that end an order, only one. */
export function offeredActions(order: OrderView, screen: ActionScreen, actor: Actor): StaffAction[] {
  const actions = staffActionNames.filter(
    action => definitionOf(action).screens.includes(screen) && !transitionError(order, action, actor),
  );
  const ending = actions.find(action => orderActions[action].variant === 'danger');
  return actions.filter(action => action === ending || orderActions[action].variant !== 'danger');
}

/** Returns the columns that a permitted action writes. */
export const columnsFor = (order: ActionOrder, action: OrderAction, input: ActionInput): OrderColumns =>
  definitionOf(action).set(order, input);

/**
 * Tells whether the action causes a check of the payment, which refunds what was received: the price, or another amount that does not count
 * as paid. The provider reports later when the refund is done (refundedAt).
 */
export const needsPaymentCheck = ({ paymentMethod }: Pick<ActionOrder, 'paymentMethod'>, action: OrderAction): boolean =>
  definitionOf(action).refundIfPaid && isOnline(paymentMethod);

/** Returns the text for the delivery method of the order. */
export const textFor = (text: ByDelivery, { deliveryType }: Pick<OrderView, 'deliveryType'>): string =>
  typeof text === 'string' ? text : text[deliveryType === 'delivery' ? 'delivery' : 'other'];
