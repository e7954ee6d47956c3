/** Runs a function when Ctrl and Enter are pressed anywhere in the page editor, outside of dialogs. */
import { useEffect, useEffectEvent } from 'react';

export function usePublishKey(run: (() => void) | undefined): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    run?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
