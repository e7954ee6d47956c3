/** The block types that were added last in this browser, the latest one first. */
import { isPageBlock, type PageBlock } from '../../../../../schema/blocks';
import { isArray } from '../../../../../schema/objects';
import { readStorage, writeStorage } from '../../../../app/storage/browserStorage';

const name = 'recentBlocks';
const maxRecent = 3;

export const readRecentBlocks = (): readonly PageBlock[] =>
  readStorage('local', name, stored =>
    isArray(stored) ? stored.flatMap(type => (typeof type === 'string' && isPageBlock(type) ? [type] : [])) : [],
  );

export const addRecentBlock = (type: PageBlock): void =>
  void writeStorage('local', name, [type, ...readRecentBlocks().filter(other => other !== type)].slice(0, maxRecent));
