/** Blocks on their way from and to the server, which calls their types by the names of GraphQL. */
import { blocks } from '../../../../schema/blocks';
import { memberOf } from '../../../../schema/fields/field';
import type { LayoutEntry } from '../../../../schema/fields/values';
import type { SiteQuery, UpdateSiteMutationVariables } from '../../../generated/collections/site';

export type SiteRecord = SiteQuery['record'];

const types = new Map(Object.keys(blocks).map(type => [memberOf(type), type]));

export const entriesOf = (content: SiteRecord['content']): LayoutEntry[] =>
  content.map(({ id, type, config, value, isHidden }) => ({ id, type: types.get(type)!, config, value, isHidden }));

type Given = NonNullable<UpdateSiteMutationVariables['change']['content']>;

export const givenOf = (content: readonly LayoutEntry[]): Given =>
  content.map(({ type, ...entry }) => ({ ...entry, type: memberOf(type) })) as unknown as Given;
