/** The plans of the edited page. They are fetched again when the page changes, and so when one takes place. */
import { useSiteChangedSubscription } from '../editor/saving/SiteEditing.generated';
import { usePlansOfSiteQuery, type PlanItemFragment } from './Publishing.generated';

export type SitePlan = PlanItemFragment;

const none: readonly SitePlan[] = [];

/** Returns undefined while they are loading. There are none for a viewer who may not change pages. */
export function useSitePlans(id: string, isReadOnly: boolean): readonly SitePlan[] | undefined {
  const options = { variables: { id }, skip: isReadOnly };
  const { data, error, refetch } = usePlansOfSiteQuery({ ...options, fetchPolicy: 'cache-and-network' });
  useSiteChangedSubscription({
    ...options,
    onData: () => void refetch().catch(() => {}),
    onError: () => {}, // the dialog reads them again
  });
  return data?.siteSchedule.plans ?? (isReadOnly || error ? none : undefined);
}
