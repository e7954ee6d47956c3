/** A clipboard with one item per context that lasts as long as the tab (CMS-18). Several blocks are one item. */
import { isPageBlock, type PageBlock } from '../../../../schema/blocks';
import type { Blocks } from '../../../../schema/blocks/operations/blockOperation';
import type { StoredBlock } from '../../../../schema/fields/values';
import { isArray, toObject } from '../../../../schema/objects';
import { readStorageKey, writeStorageKey } from '../../../app/storage/browserStorage';
import { newId } from '../../../hooks/newId';

const keyOf = (context: string): string => `asp.clipboard.${context}`;

export const copyBlocks = (blocks: Blocks): void => void writeStorageKey('session', keyOf('blocks'), blocks);

/** Returns new blocks with the content of the copied ones that a page with these block types may have. */
export const readCopiedBlocks = (allowedBlocks: readonly PageBlock[]): Blocks =>
  readStorageKey('session', keyOf('blocks'), item => (isArray(item) ? item.flatMap(entry => parseBlock(entry) ?? []) : [])).filter(
    ({ type }) => isPageBlock(type) && allowedBlocks.includes(type),
  );

/** Returns copies of the blocks, which have ids of their own. */
export const duplicateBlocks = (blocks: Blocks): Blocks => blocks.map(block => ({ ...block, id: newId() }));

function parseBlock(item: unknown): StoredBlock | undefined {
  const { type, value, config, isHidden } = toObject(item);
  if (typeof type !== 'string') return undefined;
  return { id: newId(), type, value: toObject(value), config: toObject(config), isHidden: isHidden === true };
}
