/** When the shop suggests its installation (PWA-01, PWA-09). */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useOnline } from '../../../hooks/useOnline';
import { canPrompt } from '../install';
import { dismissalCookie, isDismissed } from './dismissal';

/** Milliseconds before the prompt appears (CONST-17). */
const promptDelay = 5_000;

/** Returns whether the prompt is displayed, and a function that hides it for a month. */
export function usePrompt(isOffered: boolean): [isPrompted: boolean, dismiss: () => void] {
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timeout = setTimeout(() => setDue(!isDismissed(document.cookie)), promptDelay);
    return () => clearTimeout(timeout);
  }, []);
  function dismiss(): void {
    document.cookie = dismissalCookie(location.protocol === 'https:');
    setDue(false);
    document.getElementById('content')?.focus({ preventScroll: true }); // The button disappears, so the focus needs a new place.
  }
  return [isDue && isOnline && canPrompt(pathname, isOffered), dismiss];
}
