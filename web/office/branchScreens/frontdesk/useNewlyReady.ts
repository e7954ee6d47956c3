/** Returns the tickets that became ready in the last 20 seconds, so that the board can highlight them. */
import { useEffect, useState } from 'react';

const highlightDuration = 20_000;

const noTickets: ReadonlySet<string> = new Set();

/** Tickets that were ready when the board was opened are not highlighted. One that is undone and becomes ready again is. */
export function useNewlyReady(ready: readonly string[] | undefined): ReadonlySet<string> {
  const [knownReady, setKnownReady] = useState(ready);
  const [newlyReady, setNewlyReady] = useState(noTickets);

  if (ready && ready.join() !== knownReady?.join()) {
    setKnownReady(ready);
    const added = knownReady ? ready.filter(uid => !knownReady.includes(uid)) : [];
    if (added.length > 0) setNewlyReady(new Set([...newlyReady, ...added]));
  }
  useEffect(() => {
    if (newlyReady.size === 0) return;
    const timer = setTimeout(() => setNewlyReady(noTickets), highlightDuration);
    return () => clearTimeout(timer);
  }, [newlyReady]);
  return newlyReady;
}
