/** Loads a revision, and the other one that it is compared with. */
import { useMemo } from 'react';
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { toBlocks } from '../../blocks/siteRecord';
import { comparedVersions, type ComparedVersion } from './comparedVersions';
import { useSiteRevisionQuery } from '../Revisions.generated';
import type { Revision } from '../useRevisions';

export interface Comparison {
  from: ComparedVersion;
  to: ComparedVersion;
  /** The blocks of the revision. */
  blocks: Blocks;
}

/** Without another revision, compares with the draft. */
export function useComparison(revision: Revision, other: Revision | undefined, draft: Blocks) {
  const own = useRevisionBlocks(revision.id);
  const others = useRevisionBlocks(other?.id);
  const otherBlocks = other ? others.blocks : draft;
  const comparison: Comparison | undefined =
    own.blocks && otherBlocks
      ? {
          ...comparedVersions({ revision, blocks: own.blocks }, other ? { revision: other, blocks: otherBlocks } : otherBlocks),
          blocks: own.blocks,
        }
      : undefined;
  const failed = [own, others].find(({ error }) => error);
  return { comparison, error: failed?.error, reload: () => failed?.reload() };
}

// Not cached, because the latest revision still changes.
function useRevisionBlocks(id: string | undefined) {
  const { data, error, refetch } = useSiteRevisionQuery({ variables: { id: id ?? '' }, skip: id === undefined, fetchPolicy: 'no-cache' });
  const blocks = useMemo(() => data && toBlocks(data.siteRevision.blocks), [data]);
  return { blocks, error, reload: () => void refetch() };
}
