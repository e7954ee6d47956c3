/** What strangers see of a record: not what is private, and little or nothing of what is not public (G-007, G-074). Lists, relations and both doors ask here. */
import { collections } from '../../../../schema/collections';
import type { Collection } from '../../../../schema/collections/collection';
import { isMany, type Field } from '../../../../schema/fields/field';
import type { LayoutEntry } from '../../../../schema/fields/values';

const definitions: Readonly<Record<string, Collection>> = collections;

/** What strangers do not see of a record: the fields that are hidden from them, and the layouts of which some blocks may be. */
interface Cover {
  hidden: readonly (readonly [name: string, field: Field])[];
  layouts: readonly string[];
}

// Worked out once: a menu has hundreds of records, and for each of them it would be the same.
const covers = Object.fromEntries(
  Object.entries(definitions).map(([name, definition]) => [
    name,
    { whole: coverOf(definition), masked: coverOf(definition, definition.mask) },
  ]),
);

function coverOf({ fields, isOpen, title, brief = [title] }: Collection, mask?: Collection['mask']): Cover {
  const named = Object.entries(fields);
  const isHidden = (name: string): boolean => (mask !== undefined && !mask.shows.includes(name)) || (!isOpen && !brief.includes(name));
  return {
    hidden: named.filter(([name, field]) => field.isPrivate || isHidden(name)),
    layouts: named.filter(([, { kind }]) => kind === 'blocks').map(([name]) => name),
  };
}

/** Whether some records of this collection are nowhere for strangers, so that whoever names one may name nothing. */
export const mayHide = (collection: string): boolean => definitions[collection]?.openWhen !== undefined;

/** The record as strangers see it, and of a closed collection whoever finds it named by another one; nothing when they may not see it at all. */
export function openPart<T extends object>(collection: string, record: T): T | undefined {
  const definition = definitions[collection];
  if (!definition) return record;
  const { openWhen, mask } = definition;
  if (openWhen && !openWhen.some(flags => Object.entries(flags).every(([name, value]) => record[name as keyof T] === value)))
    return undefined;

  const isMasked = mask !== undefined && record[mask.unless as keyof T] !== true;
  const { hidden, layouts } = covers[collection]![isMasked ? 'masked' : 'whole'];
  if (hidden.length + layouts.length === 0) return record;
  const seen = { ...record } as Record<string, unknown>;
  for (const name of layouts) seen[name] = (seen[name] as LayoutEntry[]).filter(({ isHidden }) => !isHidden);
  for (const [name, field] of hidden) seen[name] = nothingOf(field);
  return Object.setPrototypeOf(seen, Object.getPrototypeOf(record) as object) as T;
}

const numbers: ReadonlySet<string> = new Set(['count', 'decimal', 'money']);

// Where the schema promises a value, a stranger gets one that says nothing.
function nothingOf(field: Field): unknown {
  if (isMany(field)) return [];
  if (!field.required) return null;
  if (field.kind === 'choice') return Object.keys(field.options)[0];
  return field.kind === 'flag' ? false : numbers.has(field.kind) ? 0 : '';
}
