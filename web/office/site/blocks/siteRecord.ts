/** The page that the editor has loaded. */
import { blockTypeOf } from '../../../../schema/blocks';
import type { StoredBlock } from '../../../../schema/fields/values';
import type { SiteQuery } from '../../../generated/collections/site';

export type SiteRecord = SiteQuery['record'];

/** Returns the blocks of the editor, whose types are not GraphQL enum values. */
export const toBlocks = (content: SiteRecord['content']): StoredBlock[] =>
  content.map(({ id, type, config, value, isHidden }) => ({ id, type: blockTypeOf(type)!, config, value, isHidden }));
