/** The actions of staff on the orders of their branches (decisions, table S). */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate, type Issue } from '../../../../schema/fields/validation/validate';
import type { ActionInput, RestField } from '../../../../schema/rules/order/actions/actionDefinition';
import { orderActions, type StaffAction } from '../../../../schema/rules/order/orderActions';
import { actorOf, definitionOf, staffActionNames } from '../../../../schema/rules/order/actions/orderTransitions';
import { inputTimes, validateProposal, withFirstTime } from '../../../../schema/rules/order/actions/proposal';
import type { Context } from '../../../platform/context/context';
import type { Order } from '../order.entity';
import { getOrder } from '../reading/readOrders';
import { isRepeatedStep } from '../repetition/repeatedStep';
import { applyAction } from './applyAction';

export interface StaffRequest {
  readonly action: StaffAction;
  readonly input?: Omit<ActionInput, 'at'>;
  /** Identifies a repeated request, which has no second effect. */
  readonly idempotencyKey?: string | undefined;
}

/** Applies an action for a user who works in the branch of the order, once for each idempotency key. */
export function runStaffAction(context: Context, id: string, { action, input = {}, idempotencyKey }: StaffRequest): Promise<Order> {
  const { permission, input: fields, logName } = orderActions[action];
  context.authorize(permission);
  const complete = withFirstTime(input);
  throwIfInvalid([...validate(fields, complete), ...validateProposal(complete)]);
  return context.transaction(async context => {
    const order = await getOrder(context, id, permission);
    if (await isRepeatedStep(context, order, { step: logName, idempotencyKey })) return getOrder(context, id, permission);
    throwIfInvalid(validateTimes(complete, context.now));
    const { id: userId, authorities } = context.viewer!;
    return applyAction(context, order, { action, actor: actorOf(authorities), loggedActor: userId, input: complete, idempotencyKey });
  });
}

/** How long ago a time may be, in milliseconds. An agreed time can pass while the dialog is open; a proposal must be in the future. */
const gracePeriods = { appointment: 2 * 60_000, counterAppointment: 0, counterAppointments: 0 };

type TimeInput = Pick<ActionInput, 'appointment' | 'counterAppointment' | 'counterAppointments'>;

/** How many days ahead a time may be. */
const maxDaysAhead = 365;

/**
 * Rejects times in the past or more than 365 days ahead; times outside the opening hours are allowed. `validate` has already checked the
 * format.
 */
export const validateTimes = (times: TimeInput, now: Date): Issue[] => [
  ...validateTime('appointment', times.appointment, now),
  ...validateTime('counterAppointment', times.counterAppointment, now),
  ...inputTimes({ counterAppointments: times.counterAppointments })
    .slice(1)
    .flatMap(time => validateTime('counterAppointments', time, now)),
];

function validateTime(name: keyof typeof gracePeriods, time: unknown, now: Date): Issue[] {
  if (!(time instanceof Date)) return [];
  const distance = time.getTime() - now.getTime();
  if (distance < -gracePeriods[name]) return [{ path: [name], rule: 'inPast' }];
  return distance > maxDaysAhead * 86_400_000 ? [{ path: [name], rule: 'tooFarAhead', limit: maxDaysAhead }] : [];
}

interface FieldAction extends RestField {
  readonly action: StaffAction;
}

/** The actions that a field of `PUT /orders/{id}` runs (G-071, G-072). */
export const fieldActions: readonly FieldAction[] = staffActionNames.flatMap(action => {
  const rest = definitionOf(action).api?.rest;
  return !rest || typeof rest === 'string' ? [] : [{ ...rest, action }];
});

/** Returns the inputs of the action among these values. */
export const inputOf = (action: StaffAction, values: object): Omit<ActionInput, 'at'> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(orderActions[action].input, name)));
