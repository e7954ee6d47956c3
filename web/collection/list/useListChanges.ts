/** Refetches a list when records of its collection change, in another tab or by another user. The server reports it once a second at most. */
import { useOnFirstConnection } from '../../app/socket/connection';
import { useListChangedSubscription } from './ListChanged.generated';

export function useListChanges(collection: string, refetch: (() => Promise<unknown>) | undefined): void {
  // A hidden tab refetches when its user returns.
  const refetchIfVisible = (): void => void (!document.hidden && refetch?.().catch(() => {}));
  useOnFirstConnection(refetchIfVisible);
  useListChangedSubscription({
    variables: { collection },
    onData: refetchIfVisible,
    onError: () => {}, // the list refetches when its user returns
  });
}
