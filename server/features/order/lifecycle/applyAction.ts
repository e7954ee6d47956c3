/**
 * Applies an action to an order (decisions, table S): changes its status, logs and publishes it. Throws CONFLICT when the status does not
 * allow the action or the order has changed meanwhile.
 */
import { AppError } from '../../../../schema/errors/appError';
import type { ActionInput, Actor, OrderColumns } from '../../../../schema/rules/order/actions/actionDefinition';
import { orderActions, type OrderAction } from '../../../../schema/rules/order/orderActions';
import { transitionError } from '../../../../schema/rules/order/actions/orderTransitions';
import { notAllowedNowError, throwIf, type TransitionError } from '../../../../schema/rules/order/actions/transitionErrors';
import { statusOf } from '../../../../schema/rules/order/orderStatus';
import { areSameTimes, proposedTimesOf } from '../../../../schema/rules/order/actions/proposal';
import type { Context } from '../../../platform/context/context';
import { Order } from '../order.entity';
import { applyEffects } from './actionEffects';
import { actionColumns, earlierColumns, stateAsRead } from './actionColumns';
import { buildNote, logAndPublishAction } from './orderLog';

interface ActionRequest {
  readonly action: OrderAction;
  readonly actor: Actor;
  /** The actor in the log: a user id, or one of `customer`, `backoffice`, `system`, `provider`. */
  readonly loggedActor: string;
  readonly input?: Omit<ActionInput, 'at'>;
  readonly idempotencyKey?: string | undefined;
}

/** Applies the action inside a transaction and returns the changed order. Throws CONFLICT when the order has changed since it was read. */
export async function applyAction(
  context: Context,
  order: Order,
  { action, actor, loggedActor, input = {}, idempotencyKey }: ActionRequest,
): Promise<Order> {
  const columns = await actionColumns(context, order, { action, input });
  throwIf(transitionError(order, action, actor) ?? repetitionError(order, action, columns));

  // Two users can act at once: the condition lets one update succeed; the other waits and then finds no matching row.
  const { affected } = await context.records(Order).update({ id: order.id, ...stateAsRead(order) }, { ...columns, updatedAt: context.now });
  if (!affected) {
    const current = await context.records(Order).findOneBy({ id: order.id });
    if (!current) throw new AppError('NOT_FOUND');
    throwIf(transitionError(current, action, actor) ?? notAllowedNowError);
  }

  const changedOrder = { ...order, ...columns };
  const event = await logAndPublishAction(context, order, {
    actor: loggedActor,
    action: orderActions[action].logName,
    from: order.status,
    to: statusOf(changedOrder),
    note: await buildNote(context, order, input),
    earlierColumns: earlierColumns(order, action, columns),
    idempotencyKey,
  });
  return applyEffects(context, order, action, event);
}

// An action whose result is the status and the proposal that the order already has is the same action twice.
const repetitionError = (order: Order, action: OrderAction, { proposedTimes = [] }: OrderColumns): TransitionError | undefined =>
  orderActions[action].to === order.status && areSameTimes(proposedTimes, proposedTimesOf(order)) ? notAllowedNowError : undefined;
