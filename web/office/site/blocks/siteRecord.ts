/** The page that the editor has loaded. */
import { blockTypeOf } from '../../../../schema/blocks';
import type { StoredBlock } from '../../../../schema/fields/values';
import { toBlockInput } from '../../../blocks/pageContext';
import type { SiteQuery } from '../../../generated/collections/site';
import type { Blocks } from './blockHistory';
import { withoutEmptySlots } from './emptySlots';

export type SiteRecord = SiteQuery['record'];

/** Returns the blocks of the editor, whose types are not GraphQL enum values. */
export const toBlocks = (content: SiteRecord['content']): StoredBlock[] =>
  content.map(({ id, type, config, value, isHidden }) => ({ id, type: blockTypeOf(type)!, config, value, isHidden }));

/** Returns the blocks as GraphQL input. */
export const toContentInput = (blocks: Blocks) => toBlockInput(withoutEmptySlots(blocks));
