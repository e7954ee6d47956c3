/** What strangers see of a record: not what is private, and little or nothing of what is not public (G-007, G-074). Lists, relations and both doors ask here. */
import { collections } from '../../schema/collections';
import type { Collection } from '../../schema/collections/collection';
import { isMany, type Field } from '../../schema/fields/field';
import type { LayoutEntry } from '../../schema/fields/values';

const definitions: Readonly<Record<string, Collection>> = collections;

/** Whether some records of this collection are nowhere for strangers, so that whoever names one may name nothing. */
export const mayHide = (collection: string): boolean => definitions[collection]?.openWhen !== undefined;

/** The record as strangers see it, and of a closed collection whoever finds it named by another one; nothing when they may not see it at all. */
export function openPart<T extends object>(collection: string, record: T): T | undefined {
  const definition = definitions[collection];
  if (!definition) return record;
  const { fields, openWhen, mask, isOpen, title, brief = [title] } = definition;
  if (openWhen && !openWhen.some(flags => Object.entries(flags).every(([name, value]) => record[name as keyof T] === value)))
    return undefined;

  const isMasked = mask !== undefined && record[mask.unless as keyof T] !== true;
  const isHidden = (name: string): boolean => (isMasked && !mask.shows.includes(name)) || (!isOpen && !brief.includes(name));
  const hidden = Object.entries(fields).filter(([name, field]) => field.isPrivate || isHidden(name));
  const layouts = Object.entries(fields).filter(([, { kind }]) => kind === 'blocks');
  if (hidden.length + layouts.length === 0) return record;
  return Object.assign(
    Object.create(Object.getPrototypeOf(record) as object) as T,
    record,
    Object.fromEntries(layouts.map(([name]) => [name, (record[name as keyof T] as LayoutEntry[]).filter(({ isHidden }) => !isHidden)])),
    Object.fromEntries(hidden.map(([name, field]) => [name, nothingOf(field)])),
  );
}

const numbers: ReadonlySet<string> = new Set(['count', 'decimal', 'money']);

// Where the schema promises a value, a stranger gets one that says nothing.
function nothingOf(field: Field): unknown {
  if (isMany(field)) return [];
  if (!field.required) return null;
  if (field.kind === 'choice') return Object.keys(field.options)[0];
  return field.kind === 'flag' ? false : numbers.has(field.kind) ? 0 : '';
}
