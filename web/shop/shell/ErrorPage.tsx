/** What is shown when a page broke (SHELL-16), or the shop could not be loaded at all (ERR-20). */
import { useEffect, useEffectEvent, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '../../ui/Button';
import oven from '../../drawings/ofen.svg';
import { EmptyState } from './EmptyState';
import { NotFoundPage } from './NotFoundPage';

export function ErrorPage({ isLoading, onRetry }: { isLoading?: boolean; onRetry: () => void }) {
  const isUnreached = useReturn(onRetry) || isLoading;
  return (
    <EmptyState
      isPage
      drawing={oven}
      title={isUnreached ? 'Daten konnten nicht geladen werden.' : '500 Internal Server Error'}
      text={isUnreached ? undefined : 'Leider ist ein interner Fehler aufgetreten.'}
    >
      <Button icon="refresh-cw" onPress={onRetry}>
        Erneut versuchen
      </Button>
    </EmptyState>
  );
}

/** Whether it went wrong without a network; once there is one it is tried again. */
function useReturn(retry: () => void): boolean {
  const [isLost] = useState(() => !navigator.onLine);
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!isLost) return;
    const returned = (): void => again();
    addEventListener('online', returned);
    return () => removeEventListener('online', returned);
  }, [isLost]);
  return isLost;
}

/** The page of a route that threw; an answer 404 is no fault of ours. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) console.error(error);
  }, [error, isMissing]);
  return isMissing ? <NotFoundPage /> : <ErrorPage onRetry={() => location.reload()} />;
}
