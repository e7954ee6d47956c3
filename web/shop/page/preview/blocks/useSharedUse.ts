/** The name of a shared content, and how many pages and other records use it. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { Id } from '../../../../../schema/fields/field';
import { ignoreError } from '../../../../collection/record/ignoreError';
import { SharedUseDocument, useSharedUseQuery, type SharedUseQuery } from './SharedUse.generated';

/** Loads them once for each content: a chip is removed with each move of the pointer, also while it loads. */
export function useSharedUse(content: Id, page: Id | undefined): { name: string | undefined; total: number | undefined } {
  const client = useApolloClient();
  useEffect(() => {
    client.query({ query: SharedUseDocument, variables: { id: content }, context: { queryDeduplication: true } }).catch(ignoreError); // the next chip loads again
  }, [client, content]);
  const { data } = useSharedUseQuery({ variables: { id: content }, fetchPolicy: 'cache-only' });
  return { name: data?.record.name, total: data && totalWith(page, data.usages) };
}

/** Returns the number of uses with this page, which has the content now: the server may have answered before that was saved. */
function totalWith(page: Id | undefined, { total, readableTotal, items }: SharedUseQuery['usages']): number {
  const isCounted = items.length < readableTotal || items.some(({ collection, id }) => collection === 'site' && id === page);
  return isCounted ? total : total + 1;
}
