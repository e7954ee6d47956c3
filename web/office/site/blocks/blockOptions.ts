/** The blocks that can be added: a new one of any allowed type, or the copied one. */
import { findBlock, isPageBlock, pageBlocks, type PageBlock } from '../../../../schema/blocks';
import type { StoredBlock } from '../../../../schema/fields/values';
import { emptyRecord } from '../../../fields/emptyRecord';
import { newId } from '../../../hooks/newId';
import type { IconName } from '../../../ui/display/Icon';
import { blockLabel, blockSummary } from './blockSummary';
import { readClipboard } from './clipboard';
import { toObject } from '../../../../schema/objects';

interface BlockOption {
  key: string;
  icon: IconName;
  label: string;
  hint: string;
  create: () => StoredBlock;
}

/** Returns a new block with the defaults of its fields. */
export function newBlock(type: PageBlock): StoredBlock {
  const { value, config } = findBlock(type)!;
  return { id: newId(), type, value: emptyRecord(value), config: emptyRecord(config), isHidden: false };
}

function parseBlock(item: unknown): StoredBlock | undefined {
  const { id, type, value, config, isHidden } = toObject(item);
  if (typeof id !== 'string' || typeof type !== 'string') return undefined;
  return { id, type, value: toObject(value), config: toObject(config), isHidden: isHidden === true };
}

export function blockOptions(allowedBlocks: readonly PageBlock[]): BlockOption[] {
  const copiedBlock = readClipboard('block', parseBlock);
  const options: BlockOption[] = allowedBlocks.map(type => ({
    key: type,
    icon: pageBlocks[type].icon,
    label: pageBlocks[type].label,
    hint: pageBlocks[type].hint,
    create: () => newBlock(type),
  }));
  if (!copiedBlock || !isPageBlock(copiedBlock.type) || !allowedBlocks.includes(copiedBlock.type)) return options;
  const hint = [blockLabel(copiedBlock), blockSummary(copiedBlock)].filter(Boolean).join(': ');
  return [
    ...options,
    { key: 'copied', icon: 'copy', label: 'Aus der Zwischenablage', hint, create: () => ({ ...copiedBlock, id: newId() }) },
  ];
}
