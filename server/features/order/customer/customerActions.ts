/** The actions of a customer who holds the link of an order: accept or decline a proposed time (G-059), and cancel (G-146). */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate, type Issue } from '../../../../schema/fields/validation/validate';
import type { ActionInput } from '../../../../schema/rules/order/actions/actionDefinition';
import { customerActions, isAllowedByShop, type CustomerAction } from '../../../../schema/rules/order/actions/externalActions';
import { cancelForbiddenError, proposalReplacedError, throwIf } from '../../../../schema/rules/order/actions/transitionErrors';
import { proposedTimesOf } from '../../../../schema/rules/order/actions/proposal';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import { applyAction } from '../lifecycle/applyAction';
import type { Order } from '../order.entity';
import { orderByLink, type OrderLink } from './orderLink';
import { toPublicOrder } from './publicOrder';

/**
 * Applies an action of the customer. Throws CONFLICT when the proposal that the customer read has been answered, withdrawn or replaced; without
 * `counterAppointment`, the action is for the current proposal.
 */
export async function runCustomerAction(
  context: Context,
  link: OrderLink,
  action: CustomerAction,
  input: Omit<ActionInput, 'at'>,
): ReturnType<typeof toPublicOrder> {
  const order = await orderByLink(context, link);
  throwIfInvalid(validate(customerActions[action].input, input));
  throwIf(isAllowedByShop(action, await getSettings(context)) ? undefined : cancelForbiddenError);
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
