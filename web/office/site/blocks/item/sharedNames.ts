/** The names of the contents of shared blocks, by which a person distinguishes these blocks in the list. */
import { createContext, useContext, useMemo } from 'react';
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import type { Id } from '../../../../../schema/fields/field';
import type { StoredBlock } from '../../../../../schema/fields/values';
import { getField } from '../../../../../schema/objects';
import { useBlocksOptionsQuery } from '../../../../generated/collections/block';
import { blockSummary } from '../blockSummary';

type SharedNames = ReadonlyMap<Id, string>;

export const SharedNamesContext = createContext<SharedNames>(new Map());

/** As many as the field of a shared block offers, so that both use one request. */
const limit = 500;

export function useSharedNames(blocks: Blocks): SharedNames {
  const hasShared = blocks.some(({ type }) => type === 'shared');
  const { data } = useBlocksOptionsQuery(hasShared ? { variables: { limit } } : { skip: true });
  return useMemo(() => new Map(data?.page.items.map(({ id, name }) => [id, name])), [data]);
}

/** Returns the name of the content of a shared block, or a summary of what any other block contains. */
export function useSummary(block: StoredBlock): string {
  const names = useContext(SharedNamesContext);
  return names.get(String(getField(block.value, 'block'))) ?? blockSummary(block);
}
