/** Shown when a page threw an error (SHELL-16) or its data could not be loaded (ERR-20). */
import { useEffect, useEffectEvent, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { errorMessage } from '../../collection/errorMessages';
import { useReloadAfterDeploy } from '../../app/reloadAfterDeploy';
import { Button } from '../../ui/actions/Button';
import { isChunkLoadError } from '../../ui/feedback/LazyBoundary';
import oven from '../../illustrations/oven.svg';
import { EmptyState } from './EmptyState';
import { NotFoundPage } from './NotFoundPage';

interface Props {
  /** The error of a request; its server messages are shown, if any (ERR-03). */
  error?: unknown;
  /** What has failed, when it is no request. */
  title?: string;
  onRetry: () => void;
}

export function ErrorPage({ error, title, onRetry }: Props) {
  useRetryWhenOnline(onRetry);
  return (
    <EmptyState
      isPage
      illustration={oven}
      title={title ?? (error ? errorMessage(error) : '500 Internal Server Error')}
      text={title || error ? undefined : 'Leider ist ein interner Fehler aufgetreten.'}
    >
      <Button icon="refresh-cw" onPress={onRetry}>
        Erneut versuchen
      </Button>
    </EmptyState>
  );
}

/** Retries an error that occurred offline as soon as the network is back. */
function useRetryWhenOnline(retry: () => void): void {
  const [wasOffline] = useState(() => !navigator.onLine);
  const retryNow = useEffectEvent(retry);
  useEffect(() => {
    if (!wasOffline) return;
    const handleOnline = (): void => retryNow();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, [wasOffline]);
}

/** Shows the error of a route. A 404 is not logged; a script that cannot be loaded may only be outdated. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const isChunkMissing = isChunkLoadError(error);
  const isReloading = useReloadAfterDeploy(isChunkMissing);
  useEffect(() => {
    if (!isMissing) console.error(error);
  }, [error, isMissing]);
  if (isReloading) return null;
  return isMissing ? <NotFoundPage /> : <ErrorPage error={isChunkMissing ? error : undefined} onRetry={() => location.reload()} />;
}

/** The same when even the page layout failed. */
export const ShopError = () => (
  <main>
    <RouteError />
  </main>
);
