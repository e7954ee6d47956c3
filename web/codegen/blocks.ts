/** Writes the GraphQL fragment of page blocks from their definitions, so that the page query selects the fields of every block. */
import { pageBlocks, pageBlockTypes } from '../../schema/blocks';
import type { Block } from '../../schema/blocks/block';
import { toGraphqlEnumValue } from '../../schema/fields/field';
import { referenceSelection, selection } from './operations';

// Pages show images and link to other pages; `BlockImage` is in web/blocks/Page.graphql.
const selectReference = (to: string): string =>
  to === 'image' ? '...BlockImage' : to === 'site' ? 'path' : to === 'block' ? sharedSelection : referenceSelection(to);

const capitalize = (name: string): string => name[0]!.toUpperCase() + name.slice(1);
const nameOf = (type: string): string => capitalize(toGraphqlEnumValue(type));
const selectBlock = (type: string): string => `${toGraphqlEnumValue(type)} { ...${nameOf(type)}Fields }`;
const blockFragment = ([type, { value }]: [string, Block]): string =>
  `fragment ${nameOf(type)}Fields on ${nameOf(type)}Block { ${selection(value, selectReference)} }`;

// A shared block contains no other shared block. Both use the same fragments, because the query is part of the first load of the shop.
const sharedTypes = pageBlockTypes.filter(type => type !== 'shared');
const sharedSelection = `id type config isPublic validFrom validTo ${sharedTypes.map(selectBlock).join(' ')}`;

export const pageBlockFragment = `
  fragment PageBlock on ContentBlock { id type isHidden config ${pageBlockTypes.map(selectBlock).join(' ')} }
  ${Object.entries<Block>(pageBlocks).map(blockFragment).join('\n')}
`;
