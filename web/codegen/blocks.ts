/** Writes the GraphQL fragment of page blocks from their definitions, so that the page query selects the fields of every block. */
import { pageBlocks } from '../../schema/blocks';
import type { Block } from '../../schema/blocks/block';
import { toGraphqlEnumValue } from '../../schema/fields/field';
import { referenceSelection, selection } from './operations';

// Pages show images and link to other pages; `BlockImage` is in web/blocks/Page.graphql.
const selectReference = (to: string): string => (to === 'image' ? '...BlockImage' : to === 'site' ? 'path' : referenceSelection(to));

const blockSelection = ([type, { value }]: [string, Block]): string =>
  `${toGraphqlEnumValue(type)} { ${selection(value, selectReference)} }`;

export const pageBlockFragment = `
  fragment PageBlock on ContentBlock { id type isHidden config ${Object.entries<Block>(pageBlocks).map(blockSelection).join(' ')} }
`;
