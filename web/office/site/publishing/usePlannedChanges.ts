/** Tells whether the edited page differs from the version that will be published. */
import { useMemo } from 'react';
import type { Blocks } from '../../../../schema/blocks/operations/blockOperation';
import { compareBlocks } from '../../../../schema/blocks/operations/compareBlocks';
import { withoutEmptySlots } from '../blocks/emptySlots';
import { toBlocks } from '../blocks/siteRecord';
import { usePlannedBlocksQuery } from './Publishing.generated';

/** Returns false while the planned version is loading. */
export function usePlannedChanges(siteId: string, blocks: Blocks): boolean {
  const { data } = usePlannedBlocksQuery({ variables: { id: siteId }, fetchPolicy: 'no-cache' });
  const planned = data?.siteSchedule.blocks;
  return useMemo(() => Boolean(planned && compareBlocks(toBlocks(planned), blocks.map(withoutEmptySlots)).length > 0), [planned, blocks]);
}
