/** What a button opened below itself closes again: by Esc, by a press elsewhere, and when the keys leave it. */
import { useEffect, type RefObject } from 'react';

const ways = ['keydown', 'pointerdown', 'focusin'] as const;

/** `place` holds the button and what it opened; Esc gives the focus back to the button. */
export function useDismissal(place: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const look = (event: Event): void => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (isEscape) place.current?.querySelector('button')?.focus();
      if (isEscape || (event.type !== 'keydown' && !place.current?.contains(event.target as Node))) close();
    };
    for (const way of ways) addEventListener(way, look);
    return () => ways.forEach(way => removeEventListener(way, look));
  }, [isOpen]);
}
