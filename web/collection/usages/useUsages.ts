/** Loads where a record is used. */
import { useState } from 'react';
import { toErrorEntries } from '../errorMessages';
import { ignoreError } from '../record/ignoreError';
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
  /** Loads again after an error; undefined where the viewer lacks the permission. */
  retry: (() => void) | undefined;
}

/** Returns where the record is used. */
export function useUsages(collection: string, id: string): RecordUsages {
  const [limit, setLimit] = useState(pageSize);
  const { data, previousData, error, refetch } = useUsagesQuery({ variables: { collection, id, limit }, fetchPolicy: 'network-only' });
  const usages = (data ?? previousData)?.usages;
  const hasMore = usages !== undefined && usages.items.length < Math.min(usages.readableTotal, maxLimit);
  return {
    usages,
    loadMore: hasMore ? () => setLimit(limit === pageSize ? maxLimit / 2 : maxLimit) : undefined,
    isLoading: !usages && !error,
    retry: error && !isForbidden(error) ? () => void refetch().catch(ignoreError) : undefined,
  };
}

const isForbidden = (error: unknown): boolean => toErrorEntries(error).some(({ code }) => code === 'FORBIDDEN');
