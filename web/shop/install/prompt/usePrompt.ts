/** When the shop suggests its installation (PWA-01, PWA-09). */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useOnline } from '../../../hooks/useOnline';
import { readDecision, useDecision } from '../../consent/consent';
import { focusContent } from '../../shell/state/focusContent';
import { canPrompt } from '../install';
import { dismissalCookie, isDismissed } from './dismissal';

/** Milliseconds before the prompt appears: when the visitor had decided about cookies before, and after a decision (COOKIE-05, CONST-17). */
const promptDelay = 5_000;
const decisionDelay = 250;

/** Returns whether the prompt is displayed, and a function that hides it for a month. */
export function usePrompt(isOffered: boolean): [isPrompted: boolean, dismiss: () => void] {
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const decision = useDecision();
  const [firstDecision] = useState(readDecision);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!decision) return;
    const timeout = setTimeout(() => setDue(!isDismissed(document.cookie)), decision === firstDecision ? promptDelay : decisionDelay);
    return () => clearTimeout(timeout);
  }, [decision, firstDecision]);
  function dismiss(): void {
    document.cookie = dismissalCookie(location.protocol === 'https:');
    setDue(false);
    focusContent(); // The button disappears, so the focus needs a new place.
  }
  return [isDue && isOnline && canPrompt(pathname, isOffered), dismiss];
}
