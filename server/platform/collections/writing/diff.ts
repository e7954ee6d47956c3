/** Computes the difference between two states of a record as texts for the log. */
import { isDeepStrictEqual } from 'node:util';
import type { Field, Fields } from '../../../../schema/fields/field';
import type { LogDetail } from '../../context/log';
import { getField, toObjects } from '../../../../schema/objects';
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateText } from '../../../../schema/rules/time/dateText';

/** Returns the fields of `after` that differ from `before`. For a new or deleted record, returns all fields with a value. */
export function diffRecords(fields: Fields, before: object | undefined, after: object | undefined): LogDetail[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [oldValue, newValue] = valuesOf(name, field, [before, after]).map(value => toLogValue(value, field));
    if (isDeepStrictEqual(oldValue, newValue)) return [];
    return [
      isCredential(name, field)
        ? { name, before: oldValue && masked, after: newValue && masked }
        : { name, before: oldValue, after: newValue },
    ];
  });
}

/** Returns the value of the field in both states. Of two lists of blocks, it returns what differs, because editors save after every pause. */
function valuesOf(name: string, field: Field, states: readonly (object | undefined)[]): readonly unknown[] {
  const values = states.map(state => state && getField(state, name));
  const [before, after] = values.map(toObjects);
  if (field.type !== 'blocks' || !before?.length || !after?.length) return values;
  const [removed, added] = [differenceOf(before, after), differenceOf(after, before)];
  return removed.length + added.length > 0 ? [removed, added] : [before, after].map(blocks => blocks.map(({ id }) => id));
}

type Block = Readonly<Record<string, unknown>>;

/** Returns the blocks that are missing or different in the other list. */
const differenceOf = (blocks: readonly Block[], others: readonly Block[]): Block[] =>
  blocks.filter(
    block =>
      !isDeepStrictEqual(
        block,
        others.find(({ id }) => id === block.id),
      ),
  );

const masked = '***';
// Credentials and their hashes are never readable, not even in the log.
const isCredential = (name: string, { type }: Field): boolean => type === 'secret' || /(key|token|hash|password|code|secret)$/i.test(name);

function toLogValue(value: unknown, { type }: Field): string | Date | null {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (value instanceof Date) return value;
  if (type === 'date' && typeof value === 'string') return dateText(inZone(value, 'utc'));
  if (Array.isArray(value) && value.every(entry => typeof entry === 'string')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
