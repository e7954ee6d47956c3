/** The actions of a customer who holds the link of an order: accept or decline a proposed time (G-059). */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate, type Issue } from '../../../../schema/fields/validation/validate';
import type { ActionInput } from '../../../../schema/rules/order/actions/actionDefinition';
import { customerActions, type CustomerAction } from '../../../../schema/rules/order/actions/externalActions';
import { proposalReplacedError, throwIf } from '../../../../schema/rules/order/actions/transitionErrors';
import { proposedTimesOf } from '../../../../schema/rules/order/actions/proposal';
import type { Context } from '../../../platform/context/context';
import { applyAction } from '../lifecycle/applyAction';
import type { Order } from '../order.entity';
import { orderByLink, type OrderLink } from './orderLink';
import { toPublicOrder } from './publicOrder';
import type { PublicOrder } from './publicOrder.type';

/**
 * Applies an action of the customer. Throws CONFLICT when the proposal that the customer read has been answered, withdrawn or replaced; without
 * `counterAppointment`, the action is for the current proposal.
 */
export async function runCustomerAction(
  context: Context,
  link: OrderLink,
  action: CustomerAction,
  input: Omit<ActionInput, 'at'>,
): Promise<PublicOrder> {
  const order = await orderByLink(context, link);
  throwIfInvalid(validate(customerActions[action].input, input));
  const { counterAppointment, appointment } = input;
  const isOutdated = counterAppointment && order.counterAppointment && counterAppointment.getTime() !== order.counterAppointment.getTime();
  throwIf(isOutdated ? proposalReplacedError : undefined);
  throwIfInvalid(validateChoice(order, appointment));
  const choice = appointment ?? order.counterAppointment;
  const answer = Object.hasOwn(customerActions[action].input, 'appointment')
    ? { appointment: choice, counterAppointment: choice } // for the log
    : {};
  return context.transaction(async context =>
    toPublicOrder(context, await applyAction(context, order, { action, actor: 'customer', loggedActor: 'customer', input: answer })),
  );
}

/** The customer picks one of the proposed times. An order without a proposal has no choice; its status rejects the answer. */
const validateChoice = (order: Order, appointment: Date | null | undefined): Issue[] =>
  !appointment || !order.counterAppointment || proposedTimesOf(order).some(time => time.getTime() === appointment.getTime())
    ? []
    : [{ path: ['appointment'], rule: 'notProposed' }];
