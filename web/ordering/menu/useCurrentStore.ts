/** Loads the store of a branch. */
import { useStoreQuery } from './Store.generated';
import { useMenuRefresh } from './useMenuRefresh';
import { useCatalogueUpdates } from './useCatalogueUpdates';

/** Loads the store and loads it again when its menu may have changed. */
export function useCurrentStore(identifier: string) {
  const { data, error, refetch } = useStoreQuery({ variables: { identifier } });
  const refresh = (): void => void refetch(); // `error` reports a failure; the displayed data stays
  useMenuRefresh(data?.branch.nextChangeAt, refresh);
  useCatalogueUpdates(data?.branch, refresh);
  return { data, error, refresh };
}
