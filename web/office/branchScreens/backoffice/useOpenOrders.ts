/** Loads the open orders of a branch and updates them on every change. */
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import { BackofficeChangedDocument, BackofficeDocument, type CounterOrderFragment } from '../BranchScreens.generated';
import { useLiveQuery } from '../useLiveQuery';

/** Returns the open orders: those with priority, the oldest priority first, then the others, the earliest due first. */
export function useOpenOrders(branch: string): { orders: readonly CounterOrderFragment[] | undefined; error: Error | undefined } {
  const { data, error } = useLiveQuery(branch, {
    query: BackofficeDocument,
    subscription: BackofficeChangedDocument,
    toData: ({ backofficeChanged }) => ({ backoffice: backofficeChanged }),
  });
  const orders = data?.backoffice
    // An order that was finished on this screen stays in the cache until the next query.
    .filter(({ status }) => !isFinal(status))
    .toSorted((a, b) => Number(b.prioritizedAt !== null) - Number(a.prioritizedAt !== null) || sortTimeOf(a).localeCompare(sortTimeOf(b)));
  return { orders, error };
}

const sortTimeOf = ({ prioritizedAt, dueAt, createdAt }: CounterOrderFragment): string => prioritizedAt ?? dueAt ?? createdAt;
