/** The operations on the whole page. Each runs once all edits are saved. */
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { useUpdateSiteMutation, type UpdateSiteMutationVariables } from '../../../../generated/collections/site';
import { toBlocks, toContentInput } from '../../blocks/siteRecord';
import { useScheduleSiteMutation, type ScheduleSiteMutationVariables } from '../../publishing/Publishing.generated';
import type { EditorStore } from './editorStore';

type UpdateInput = UpdateSiteMutationVariables['input'];
type PlanInput = Omit<ScheduleSiteMutationVariables, 'id' | 'ifMatch'>;

export interface PageOperations {
  /** Updates the fields of the page other than its blocks. */
  update: (input: UpdateInput) => Promise<boolean>;
  /** Makes the blocks public. Returns false when a conflict must be resolved first. */
  publish: () => Promise<boolean>;
  /** Plans to publish the blocks, to take the page offline, or both. Returns false when a conflict must be resolved first. */
  schedule: (input: PlanInput) => Promise<boolean>;
  /** Returns to the public blocks. */
  discard: () => Promise<boolean>;
  /** Saves all edits and returns the blocks as they are saved, or throws. Of a deleted page it returns them as they are here. */
  savedBlocks: () => Promise<Blocks>;
}

export function usePageOperations(id: string, store: EditorStore): PageOperations {
  const [updateSite] = useUpdateSiteMutation();
  const [scheduleSite] = useScheduleSiteMutation({ refetchQueries: ['PlansOfSite'] });
  const updateVersion = async (version: string, input: UpdateInput) => {
    const { data } = await updateSite({ variables: { id, input, ifMatch: version } });
    return data!.record;
  };
  const hasConflicts = (): boolean => store.get().history.conflicts.length > 0;
  return {
    update: input => store.change(version => updateVersion(version, input)),
    publish: () =>
      store.change(async version => {
        if (hasConflicts()) return null;
        const input = { content: toContentInput(store.get().history.blocks), draft: [], hasDraft: false, isPublic: true };
        return updateVersion(version, input);
      }),
    schedule: input =>
      store.change(async version => {
        if (hasConflicts()) return null;
        await scheduleSite({ variables: { id, ifMatch: version, ...input } });
        return { updatedAt: version };
      }),
    discard: () =>
      store.change(async version => {
        const discarded = await updateVersion(version, { draft: [], hasDraft: false });
        store.show(toBlocks(discarded.content));
        return discarded;
      }),
    savedBlocks: async () => {
      await store.change(async () => null);
      return store.get().history.blocks;
    },
  };
}
