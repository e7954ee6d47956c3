/** Asks visitors for their consent, and starts what they agreed to (COOKIE-01, 04, 06). Both are loaded only when needed. */
import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { hasWaitingEvents } from '../../ordering/events/recordEvent';
import { isPreview } from '../../blocks/preview/previewWindow';
import { purposesOf } from '../../../schema/site/consent';
import { lazyNotice } from '../lazyNotice';
import { hasUnsentProof, readDecision, useDecision, useReopened } from './consent';

const ConsentBanner = lazyNotice(async () => (await import('./ConsentBanner')).ConsentBanner);
const Trackers = lazyNotice(async () => (await import('./trackers/Trackers')).Trackers);

export function ConsentNotice() {
  const decision = useDecision();
  const isReopened = useReopened();
  // The address of an order must not reach other services: there, only what happened before is sent. The preview of the editor is no visit.
  const isSecret = useLocation().pathname.startsWith('/status/');
  const purposes = isPreview() ? [] : purposesOf(decision ?? null);
  const hasTrackers = purposes.length > 0 && (!isSecret || hasWaitingEvents());
  useUnsentProof();
  return (
    <Suspense>
      {(decision === null || isReopened) && <ConsentBanner decision={decision ?? null} isReopened={isReopened} />}
      {hasTrackers && <Trackers purposes={purposes} isSecret={isSecret} />}
    </Suspense>
  );
}

/** Sends the proof of an earlier visit that did not arrive. */
function useUnsentProof(): void {
  const client = useApolloClient();
  useEffect(() => {
    const decision = readDecision();
    if (decision && hasUnsentProof())
      void import('./proof').then(
        ({ sendUnsentProof }) => sendUnsentProof(client, decision),
        () => {}, // at the next visit
      );
  }, [client]);
}
