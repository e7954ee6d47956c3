/** The label, icon and summary of a block in the list. */
import { blocks, findBlock, isBlockType } from '../../../../schema/blocks';
import type { Blocks } from '../../../../schema/blocks/operations/blockOperation';
import type { Id } from '../../../../schema/fields/field';
import type { StoredBlock } from '../../../../schema/fields/values';
import type { IconName } from '../../../ui/display/Icon';

export const blockLabel = ({ type }: StoredBlock): string => findBlock(type)?.label ?? type;

export const blockIcon = ({ type }: StoredBlock): IconName => (isBlockType(type) ? blocks[type].icon : 'text');

/** Returns for example `Galerie, Position 3 von 7`, where `over` is the block at this position. */
export const positionText = (allBlocks: Blocks, id: Id, over: Id): string => {
  const positionOf = (wanted: Id): number => allBlocks.findIndex(block => block.id === wanted);
  return `${blockLabel(allBlocks[positionOf(id)]!)}, Position ${positionOf(over) + 1} von ${allBlocks.length}`;
};

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
    .replace(/<\/(h\d|p|li|t[dh])>.*$/s, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .slice(0, 80);

const countText = (list: unknown, [one, many]: readonly [one: string, many: string]): string =>
  Array.isArray(list) && list.length > 0 ? `${list.length} ${list.length === 1 ? one : many}` : '';
