/**
 * Handles `PUT /api/orders/{id}`: actions without a path of their own (G-071, G-072), and changes of the order's contact, address, comment
 * and time.
 */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate, type Issue } from '../../../../schema/fields/validation/validate';
import type { Fields } from '../../../../schema/fields/field';
import { updateOrderFields as orderUpdateFields, type UpdateOrderInput as OrderUpdate } from '../../../../schema/rules/order/orderUpdate';
import type { Context } from '../../../platform/context/context';
import { definitionOf } from '../../../../schema/rules/order/actions/orderTransitions';
import { withFirstTime } from '../../../../schema/rules/order/actions/proposal';
import { fieldActions, inputOf, runStaffAction } from '../lifecycle/staffActions';
import type { Order } from '../order.entity';
import { getOrder } from '../reading/readOrders';
import { updateOrder } from './updateOrder';

/** The fields that run an action, and the further inputs of these actions. */
const actionFields: Fields = Object.fromEntries(
  fieldActions.flatMap(({ action, field, definition }) => [
    ...Object.entries(definitionOf(action).input).filter(([name]) => name !== field),
    [field, definition] as const,
  ]),
);
const isRunField = (name: string): boolean => fieldActions.some(({ field }) => field === name);

export const putOrderFields = { ...orderUpdateFields, ...actionFields };

/** Updates the given fields and applies the given action, both or neither. With `ifMatch`, only when the order is still that version. */
export function putOrder(context: Context, id: string, input: object, ifMatch?: Date): Promise<Order> {
  context.authorize('order.updateStatus');
  const body = withFirstTime(input);
  throwIfInvalid(validateBody(body));
  return context.transaction(async context => {
    await getOrder(context, id, 'order.updateStatus'); // before the lock, which is only for orders of the viewer's branches
    // Locked, so that the version that is compared is the one that changes.
    await context.db.query('select 1 from "order" where id = $1 for update', [id]);
    const order = await updateOrder(context, id, { ...withoutActions(body), ...(ifMatch && { ifMatch }) });
    const [action] = requestedActions(body);
    return action ? runStaffAction(context, id, { action: action.action, input: inputOf(action.action, body) }) : order;
  });
}

const withoutActions = (body: object): OrderUpdate =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !Object.hasOwn(actionFields, name)));

/** Returns the actions that the values of the body run, in the order of the table. */
function requestedActions(body: object) {
  const values = new Map<string, unknown>(Object.entries(body));
  return fieldActions.filter(({ field, isRunBy }) => values.has(field) && isRunBy(values.get(field)));
}

/** Each action field needs a value that runs an action, and a request runs one action. */
function validateBody(body: object): Issue[] {
  const issues = validate(putOrderFields, body, { partial: true });
  const actions = requestedActions(body);
  const invalidFields = Object.keys(actionFields).filter(
    name =>
      isRunField(name) &&
      Object.hasOwn(body, name) &&
      !issues.some(({ path }) => path[0] === name) &&
      !actions.some(({ field }) => field === name),
  );
  if (invalidFields.length === 0 && actions.length > 1) invalidFields.push(actions[0]!.field);
  return [...issues, ...invalidFields.map((field): Issue => ({ path: [field], rule: 'invalidOption' }))];
}
