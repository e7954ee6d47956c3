/** Converts blocks between the editor and the server, which uses GraphQL enum values for their types. */
import { blockTypeOf } from '../../../../schema/blocks';
import { toGraphqlEnumValue } from '../../../../schema/fields/field';
import type { StoredBlock } from '../../../../schema/fields/values';
import type { SiteQuery, UpdateSiteMutationVariables } from '../../../generated/collections/site';

export type SiteRecord = SiteQuery['record'];

export const toBlocks = (content: SiteRecord['content']): StoredBlock[] =>
  content.map(({ id, type, config, value, isHidden }) => ({ id, type: blockTypeOf(type)!, config, value, isHidden }));

type BlockInput = NonNullable<UpdateSiteMutationVariables['input']['content']>;

export const toBlockInput = (content: readonly StoredBlock[]): BlockInput =>
  content.map(({ type, ...entry }) => ({ ...entry, type: toGraphqlEnumValue(type) })) as unknown as BlockInput;
