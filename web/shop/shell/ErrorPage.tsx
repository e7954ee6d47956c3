/** What is shown when a page broke (SHELL-16), or what it shows could not be loaded (ERR-20). */
import { useEffect, useEffectEvent, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { messageOf } from '../../collection/errorMessages';
import { useFreshStart } from '../../app/reloadAfterDeploy';
import { Button } from '../../ui/actions/Button';
import { isLostPart } from '../../ui/feedback/LazyBoundary';
import oven from '../../illustrations/ofen.svg';
import { EmptyState } from './EmptyState';
import { NotFoundPage } from './NotFoundPage';

interface Props {
  /** What a call failed with: the server's own words are shown, where it had any (ERR-03). */
  error?: unknown;
  onRetry: () => void;
}

export function ErrorPage({ error, onRetry }: Props) {
  useReturn(onRetry);
  return (
    <EmptyState
      isPage
      drawing={oven}
      title={error ? messageOf(error) : '500 Internal Server Error'}
      text={error ? undefined : 'Leider ist ein interner Fehler aufgetreten.'}
    >
      <Button icon="refresh-cw" onPress={onRetry}>
        Erneut versuchen
      </Button>
    </EmptyState>
  );
}

/** What went wrong without a network is tried again once there is one. */
function useReturn(retry: () => void): void {
  const [wasOffline] = useState(() => !navigator.onLine);
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!wasOffline) return;
    const returned = (): void => again();
    addEventListener('online', returned);
    return () => removeEventListener('online', returned);
  }, [wasOffline]);
}

/** The page of a route that threw; an answer 404 is no fault of ours, and a part that can no longer be fetched may only be outdated. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const isLost = isLostPart(error);
  const isStarting = useFreshStart(isLost);
  useEffect(() => {
    if (!isMissing) console.error(error);
  }, [error, isMissing]);
  if (isStarting) return null;
  return isMissing ? <NotFoundPage /> : <ErrorPage error={isLost ? error : undefined} onRetry={() => location.reload()} />;
}

/** The same where not even the frame could be shown. */
export const ShopError = () => (
  <main>
    <RouteError />
  </main>
);
