/** What an update of an order changes: its columns, the changed fields and the note for the log. */
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../schema/rules/time/dateText';
import { keysOf } from '../../../../schema/objects';
import { updateOrderFields, type UpdateOrderInput } from '../../../../schema/rules/order/orderUpdate';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import type { Order } from '../order.entity';

type UpdatedColumns = Partial<Record<keyof UpdateOrderInput, unknown>>;

/** Returns the column values of an input. A checkbox without a value becomes false. */
export const toColumns = (input: UpdateOrderInput): UpdatedColumns =>
  Object.fromEntries(fieldNames(input).map(name => [name, input[name] ?? (updateOrderFields[name].type === 'checkbox' ? false : null)]));

const fieldNames = (columns: UpdatedColumns) => keysOf(updateOrderFields).filter(name => columns[name] !== undefined);

const toComparable = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);

/** Returns the fields whose values differ from those of the order. */
export const changedFieldsOf = (order: Order, columns: UpdatedColumns) =>
  fieldNames(columns).filter(name => toComparable(columns[name]) !== toComparable(order[name]));

/** Returns the labels of the changed fields for the log. Their values are personal data and are not logged. */
export async function changeNote(
  context: Context,
  { appointment }: UpdateOrderInput,
  changedFields: readonly (keyof UpdateOrderInput)[],
): Promise<string> {
  const labels = [...new Set(changedFields.map(name => updateOrderFields[name].label))].join(', ');
  if (!appointment) return labels;
  const at = inZone(appointment, (await getSettings(context)).timezone);
  return `${labels} (${dateTimeText(at)})`;
}
