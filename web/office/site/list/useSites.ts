/** The pages of the list. They are fetched again when another user changes one. */
import { useListChanges } from '../../../collection/list/useListChanges';
import { useRefetchOnFocus } from '../../../collection/list/useRefetchOnFocus';
import { useSiteTreeQuery, type SiteTreeQuery } from './Sites.generated';

export type ListedSite = SiteTreeQuery['sites']['items'][number];

const isIncomplete = (data: SiteTreeQuery | undefined): boolean => data !== undefined && data.sites.total > data.sites.items.length;

/** Returns all pages, or the first thousand. If there are more, the server searches all of them. */
export function useSites(search: string) {
  const first = useSiteTreeQuery({ fetchPolicy: 'cache-and-network' });
  const hasMore = isIncomplete(first.data);
  // The server knows paths without the slash at their start.
  const terms = search.replaceAll('/', ' ').trim();
  const isSearched = hasMore && terms !== '';
  const found = useSiteTreeQuery({ variables: { search: terms }, skip: !isSearched, fetchPolicy: 'cache-and-network' });
  const refetch = (): Promise<unknown> => Promise.all([first.refetch(), isSearched && found.refetch()]);
  useRefetchOnFocus(refetch);
  useListChanges('site', refetch);
  const data = (isSearched ? (found.data ?? found.previousData) : undefined) ?? first.data;
  return {
    sites: data?.sites.items,
    /** Whether the shop has more pages than the first thousand. */
    hasMore,
    /** Whether pages are missing in the list. */
    isIncomplete: isIncomplete(data),
    isLoading: !data || (isSearched && found.loading && !found.data),
    error: first.error ?? found.error,
    refetch: () => void refetch().catch(() => {}), // the error is that of the queries
  };
}
