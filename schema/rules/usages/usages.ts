/** Finds and replaces the places in a record that use another record. */
import { findBlock } from '../../blocks';
import { isReference, type Field, type FieldOf, type Fields } from '../../fields/field';
import { walkValues } from '../../fields/walk';
import { isArray, toObject } from '../../objects';
import { isInRichText, replaceInRichText, type AddressedRecord } from './richTextUsage';

type Path = readonly (string | number)[];

/** A place that uses a record. */
interface Usage {
  readonly path: Path;
  /** Uses another record of the same collection instead. */
  replace(to: AddressedRecord): void;
}

/** Yields the places in a record that use the other one. */
export function* findUsages(fields: Fields, record: object, used: AddressedRecord): Generator<Usage> {
  for (const { field, value, path, siblings, set } of walkValues(fields, record)) {
    if (field.type === 'richText' || field.type === 'markdown') {
      const html = String(value);
      if (isInRichText(html, used)) yield { path, replace: to => set(replaceInRichText(html, used, to)) };
    } else if (isArray(value)) {
      if (isReference(field) && field.to === used.collection && value.includes(used.id))
        yield { path, replace: to => set([...new Set(value.map(id => (id === used.id ? to.id : id)))]) };
    } else if (value === used.id && targetOf(field, siblings) === used.collection) yield { path, replace: to => set(to.id) };
  }
}

/** Returns the collection of the record whose id the value is. */
function targetOf(field: Field, siblings: Readonly<Record<string, unknown>>): unknown {
  if (field.type === 'link') return siblings[field.typeField];
  return isReference(field) ? field.to : field.type === 'text' ? field.idOf : undefined;
}

/** Returns the German name of a place in a record: `Inhalt › 3. Galerie › Bilder`. */
export const placeText = (fields: Fields, record: object, path: Path): string => placeLabels(fields, record, path).join(' › ');

function placeLabels(fields: Fields, record: unknown, [name = '', ...rest]: Path): string[] {
  const field = fields[name];
  const value = toObject(record)[name];
  if (field?.type === 'blockData') return placeLabels(findBlock(toObject(record).type)?.[field.part] ?? {}, value, rest);
  if (field?.type === 'group') return [field.label, ...placeLabels(field.fields, value, rest)];
  if (field?.type === 'array' || field?.type === 'blocks') return itemLabels(field, value, rest);
  return field ? [field.label] : [];
}

function itemLabels(field: FieldOf<'array' | 'blocks'>, items: unknown, [index, ...rest]: Path): string[] {
  const item = isArray(items) ? items[Number(index)] : undefined;
  const position = `${Number(index) + 1}.`;
  if (field.type === 'array') return [`${field.label} ${position}`, ...placeLabels(field.fields, item, rest)];
  const block = findBlock(toObject(item).type);
  const [part, ...path] = rest;
  const inside = block && (part === 'value' || part === 'config') ? placeLabels(block[part], toObject(item)[part], path) : [];
  return [field.label, `${position} ${block?.label ?? 'Block'}`, ...inside];
}
