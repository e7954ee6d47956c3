/** Runs a function when a key is pressed, wherever the focus is outside of inputs. */
import { useEffect, useEffectEvent } from 'react';
import { isTyping } from './isTyping';

export function useShortcut(shortcut: string | undefined, run: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== shortcut || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault(); // otherwise Esc also closes the dialog
    run();
  });
  useEffect(() => {
    if (!shortcut) return;
    const listener = (event: KeyboardEvent): void => handleKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [shortcut]);
}
