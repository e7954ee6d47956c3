/** Loads the revisions of a page, the latest first, in parts. */
import { useEffect, useState } from 'react';
import type { SiteEditor } from '../editor/useSiteEditor';
import { useSiteRevisionsQuery, type RevisionFactsFragment } from './Revisions.generated';

export type Revision = RevisionFactsFragment;

export interface Revisions {
  items: readonly Revision[];
  hasMore: boolean;
  isLoading: boolean;
  error: unknown;
  loadMore: () => void;
  reload: () => void;
}

/** The last changes are saved first, because they belong to a revision too. */
export function useRevisions(id: string, { saveNow }: Pick<SiteEditor, 'saveNow'>): Revisions {
  const [isSaved, setSaved] = useState(false);
  useEffect(() => void saveNow().finally(() => setSaved(true)), [saveNow]);
  const { data, loading, error, fetchMore, refetch } = useSiteRevisionsQuery({
    variables: { id },
    skip: !isSaved,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const { items = [], hasMore = false } = data?.siteRevisions ?? {};
  const [moreError, setMoreError] = useState<unknown>();
  const loadMore = async (): Promise<void> => {
    setMoreError(undefined);
    await fetchMore({
      variables: { before: items.at(-1)?.number ?? null },
      updateQuery: (previous, { fetchMoreResult: { siteRevisions } }) => ({
        siteRevisions: { ...siteRevisions, items: [...previous.siteRevisions.items, ...siteRevisions.items] },
      }),
    }).catch(setMoreError);
  };
  return {
    items,
    hasMore,
    isLoading: loading || !isSaved,
    error: error ?? moreError,
    loadMore: () => void loadMore(),
    reload: () => void (data ? loadMore() : refetch()),
  };
}
