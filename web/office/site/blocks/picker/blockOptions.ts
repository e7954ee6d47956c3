/** What can be added to a page, in groups: a new block of any allowed type, or the copied ones. */
import { blockGroups, type BlockGroup } from '../../../../../schema/blocks/block';
import { pageBlocks, type PageBlock } from '../../../../../schema/blocks';
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import type { StoredBlock } from '../../../../../schema/fields/values';
import { keysOf } from '../../../../../schema/objects';
import { emptyRecord } from '../../../../fields/emptyRecord';
import { newId } from '../../../../hooks/newId';
import type { IconName } from '../../../../ui/display/Icon';
import { blockLabel, blockSummary } from '../blockSummary';
import { readCopiedBlocks } from '../clipboard';
import { addRecentBlock, readRecentBlocks } from './recentBlocks';

export interface BlockOption {
  key: string;
  icon: IconName;
  label: string;
  hint: string;
  /** The type of a new block. */
  type?: PageBlock;
  create: () => Blocks;
}

interface OptionGroup {
  label: string;
  options: readonly BlockOption[];
}

/** Returns a new block with the defaults of its fields. */
export function newBlock(type: PageBlock): StoredBlock {
  const { value, config } = pageBlocks[type];
  return { id: newId(), type, value: emptyRecord(value), config: emptyRecord(config), isHidden: false };
}

/** What a page can still have. */
export interface Allowance {
  allowedBlocks: readonly PageBlock[];
  maxCount: number;
}

/** Returns the groups that have options for the search term. What was used last and copied comes first while nothing is searched. */
export function optionGroups({ allowedBlocks, maxCount }: Allowance, term: string): OptionGroup[] {
  const words = term.trim().toLowerCase();
  const options = allowedBlocks.map(toOption);
  const recent = words === '' ? readRecentBlocks().filter(type => allowedBlocks.includes(type)) : [];
  const groups: OptionGroup[] = [
    { label: 'Zwischenablage', options: copiedOptions(allowedBlocks, maxCount) },
    { label: 'Zuletzt benutzt', options: recent.map(type => ({ ...toOption(type), key: `recent-${type}` })) },
    ...keysOf(blockGroups).map(group => ({ label: blockGroups[group], options: options.filter(isIn(group)) })),
  ];
  return groups
    .map(group => ({ ...group, options: group.options.filter(({ label, hint }) => `${label} ${hint}`.toLowerCase().includes(words)) }))
    .filter(group => group.options.length > 0);
}

const isIn =
  (group: BlockGroup) =>
  ({ type }: BlockOption): boolean =>
    type !== undefined && pageBlocks[type].group === group;

const toOption = (type: PageBlock): BlockOption => ({
  key: type,
  icon: pageBlocks[type].icon,
  label: pageBlocks[type].label,
  hint: pageBlocks[type].hint,
  type,
  create: () => {
    addRecentBlock(type);
    return [newBlock(type)];
  },
});

function copiedOptions(allowedBlocks: readonly PageBlock[], maxCount: number): BlockOption[] {
  const copied = readCopiedBlocks(allowedBlocks);
  const [first] = copied;
  if (!first || copied.length > maxCount) return [];
  const hint =
    copied.length === 1 ? [blockLabel(first), blockSummary(first)].filter(Boolean).join(': ') : copied.map(blockLabel).join(', ');
  return [{ key: 'copied', icon: 'copy', label: 'Aus der Zwischenablage', hint, create: () => copied }];
}
