/** Tells whether the blocks of a page contain its h1. */
import { blockTypeOf, findBlock } from '../../schema/blocks';
import { blockValue, type BlockData } from './pageContext';

export const hasPageTitle = (blocks: readonly BlockData[]): boolean => blocks.some(hasTitle);

// A text is the h1 of the first block only; rich text may contain an h1 anywhere.
function hasTitle(block: BlockData, index: number): boolean {
  const { titleField, value: fields } = findBlock(blockTypeOf(block.type)) ?? {};
  if (!titleField) return false;
  const title = new Map<string, unknown>(Object.entries(blockValue(block) ?? {})).get(titleField);
  if (typeof title !== 'string') return false;
  return fields?.[titleField]?.type === 'richText' ? title.includes('<h1') : index === 0 && title !== '';
}
