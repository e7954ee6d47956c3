/** Refetches a list when records of its collection change, in another tab or by another user. The server reports it once a second at most. */
import { useListChangedSubscription } from './ListChanged.generated';

export function useListChanges(collection: string, refetch: (() => Promise<unknown>) | undefined): void {
  useListChangedSubscription({
    variables: { collection },
    // A hidden tab refetches when its user returns.
    onData: () => void (!document.hidden && refetch?.().catch(() => {})),
    onError: () => {}, // the list refetches when its user returns
  });
}
