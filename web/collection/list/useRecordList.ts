/** Loads the records of a list by the parameters of the URL. */
import { useSearchParams } from 'react-router';
import type { Collection } from '../../../schema/collections/collection';
import type { CollectionHooks } from '../collectionHooks';
import { listVariables } from './listUrl';
import { useListChanges } from './useListChanges';
import { useRefetchOnFocus } from './useRefetchOnFocus';

export function useRecordList(definition: Collection, hooks: CollectionHooks) {
  const [searchParams] = useSearchParams();
  const variables = listVariables(definition, searchParams);
  const { data, previousData, error, refetch } = hooks.useList({ variables, fetchPolicy: 'cache-and-network' });
  useRefetchOnFocus(refetch);
  useListChanges(definition.name, refetch);
  return {
    page: (data ?? previousData)?.page,
    /** Whether the page is the one before the last change of the URL. */
    isOutdated: !data,
    isFiltered: variables.filter !== undefined,
    error,
    refetch: (): void => void refetch?.(),
  };
}
