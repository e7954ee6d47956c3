/** Returns the tickets that became ready in the last 20 seconds, so that the board can highlight them. */
import { useEffect, useState } from 'react';

const highlightDuration = 20_000;

/** Tickets that were ready when the board was opened are not highlighted. */
export function useNewlyReady(ready: readonly string[] | undefined): ReadonlySet<string> {
  const [knownReady, setKnownReady] = useState<ReadonlySet<string>>();
  const [newlyReady, setNewlyReady] = useState<ReadonlySet<string>>(new Set());
  if (ready && !knownReady) setKnownReady(new Set(ready));
  const added = knownReady && ready ? ready.filter(uid => !knownReady.has(uid)) : [];
  if (knownReady && added.length > 0) {
    setKnownReady(new Set([...knownReady, ...added]));
    setNewlyReady(new Set([...newlyReady, ...added]));
  }
  useEffect(() => {
    if (newlyReady.size === 0) return;
    const timer = setTimeout(() => setNewlyReady(new Set()), highlightDuration);
    return () => clearTimeout(timer);
  }, [newlyReady]);
  return newlyReady;
}
