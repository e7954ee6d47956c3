/** The label, icon and summary of a block in the list. */
import { blocks, findBlock, isBlockType } from '../../../../schema/blocks';
import type { FieldType } from '../../../../schema/fields/field';
import type { StoredBlock } from '../../../../schema/fields/values';
import { isArray } from '../../../../schema/objects';
import type { IconName } from '../../../ui/display/Icon';

export const blockLabel = ({ type }: StoredBlock): string => findBlock(type)?.label ?? type;

export const blockIcon = ({ type }: StoredBlock): IconName => (isBlockType(type) ? blocks[type].icon : 'text');

/** Returns a summary such as „Aus der Vitrine, 6 Bilder“. */
export function blockSummary({ type, value }: StoredBlock): string {
  const { text, counts = {} } = findBlock(type)?.summary ?? {};
  const values = new Map<string, unknown>(Object.entries(value));
  const html = text && values.get(text);
  return [
    typeof html === 'string' && plainText(html),
    ...Object.entries(counts).map(([name, forms]) => forms && countText(values.get(name), forms)),
  ]
    .filter(Boolean)
    .join(', ');
}

const contentTypes: readonly FieldType[] = ['text', 'richText', 'images', 'array'];

/** Tells whether visitors would see the block without anything in it. */
export function isEmptyBlock({ type, value, isHidden }: StoredBlock): boolean {
  const { value: fields = {}, isUsefulEmpty = false } = findBlock(type) ?? {};
  if (isHidden || isUsefulEmpty) return false;
  const values = new Map<string, unknown>(Object.entries(value));
  const contents = Object.entries(fields).flatMap(([name, field]) => (contentTypes.includes(field.type) ? [values.get(name)] : []));
  return contents.every(content =>
    typeof content === 'string' ? plainText(content).trim() === '' : !isArray(content) || content.length === 0,
  );
}

const plainText = (html: string): string =>
  html
    .replace(/<\/(h\d|p|li|t[dh])>.*$/s, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .slice(0, 80);

const countText = (list: unknown, [one, many]: readonly [one: string, many: string]): string =>
  Array.isArray(list) && list.length > 0 ? `${list.length} ${list.length === 1 ? one : many}` : '';
