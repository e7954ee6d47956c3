/** The page that the editor has loaded. */
import { blockTypeOf } from '../../../../schema/blocks';
import type { StoredBlock } from '../../../../schema/fields/values';
import { toBlockInput } from '../../../blocks/pageContext';
import type { SiteQuery } from '../../../generated/collections/site';
import type { Blocks } from '../../../../schema/blocks/operations/blockOperation';
import { withoutEmptySlots } from './emptySlots';

export type SiteRecord = SiteQuery['record'];

/** Returns the blocks of the editor, whose types are not GraphQL enum values. */
export const toBlocks = (content: SiteRecord['content']): StoredBlock[] =>
  content.map(({ id, type, config, value, isHidden }) => ({ id, type: blockTypeOf(type)!, config, value, isHidden }));

/** Returns the blocks that editors see: the draft, or the public ones. */
export const currentBlocks = (record: SiteRecord): Blocks => toBlocks(record.hasDraft ? record.draft : record.content);

/** Returns the blocks as GraphQL input. */
export const toContentInput = (blocks: Blocks) => toBlockInput(blocks.map(withoutEmptySlots));
