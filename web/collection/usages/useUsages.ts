/** Loads where a record is used. */
import { useState } from 'react';
import { useUsagesQuery, type UsagesQuery } from './Usages.generated';

const pageSize = 10;
/** The most that the server lists at once. */
const maxLimit = 100;

export interface RecordUsages {
  /** Undefined until the first response. */
  usages: UsagesQuery['usages'] | undefined;
  /** Undefined when all are loaded. */
  loadMore: (() => void) | undefined;
  isLoading: boolean;
}

/** Returns where the record is used; nothing after an error, because the viewer may lack the permission. */
export function useUsages(collection: string, id: string): RecordUsages {
  const [limit, setLimit] = useState(pageSize);
  const { data, previousData, error } = useUsagesQuery({ variables: { collection, id, limit }, fetchPolicy: 'network-only' });
  const usages = (data ?? previousData)?.usages;
  const hasMore = usages !== undefined && usages.items.length < Math.min(usages.readableTotal, maxLimit);
  return {
    usages,
    loadMore: hasMore ? () => setLimit(limit === pageSize ? maxLimit / 2 : maxLimit) : undefined,
    isLoading: !usages && !error,
  };
}
