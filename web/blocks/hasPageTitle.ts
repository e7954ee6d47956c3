/** Tells whether the blocks of a page contain its h1. Knows no definitions of blocks, which a visitor would have to load. */
import { getField } from '../../schema/objects';
import { blockValue, type BlockData } from './pageContext';

export const hasPageTitle = (blocks: readonly BlockData[]): boolean => blocks.some(hasTitle);

// A title is the h1 of the first block only; rich text may contain an h1 anywhere.
function hasTitle(block: BlockData, index: number): boolean {
  const value = blockValue(block) ?? {};
  if (index === 0 && getField(value, 'title')) return true;
  return Object.values(value).some(text => typeof text === 'string' && text.includes('<h1'));
}
