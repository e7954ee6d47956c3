/** The pages of the list, the first thousand. They are fetched again when another user changes one. */
import { useListChanges } from '../../../collection/list/useListChanges';
import { useRefetchOnFocus } from '../../../collection/list/useRefetchOnFocus';
import { useSiteTreeQuery, type SiteTreeQuery } from './Sites.generated';

export type ListedSite = SiteTreeQuery['sites']['items'][number];

export function useSites() {
  const { data, error, refetch } = useSiteTreeQuery({ fetchPolicy: 'cache-and-network' });
  useRefetchOnFocus(refetch);
  useListChanges('site', refetch);
  return { sites: data?.sites.items, error, refetch: () => void refetch() };
}
