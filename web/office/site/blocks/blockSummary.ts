/** The label, icon and summary of a block in the list. */
import { blocks, findBlock, isBlockType } from '../../../../schema/blocks';
import type { StoredBlock } from '../../../../schema/fields/values';
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

const plainText = (html: string): string =>
  html
    .replace(/<\/(h\d|p|li)>.*$/s, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .slice(0, 80);

const countText = (list: unknown, [one, many]: readonly [one: string, many: string]): string =>
  Array.isArray(list) && list.length > 0 ? `${list.length} ${list.length === 1 ? one : many}` : '';
