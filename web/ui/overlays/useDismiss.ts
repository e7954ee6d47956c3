/** Closes what a button opened: with Esc, with a click elsewhere, and when the focus moves out. */
import { useEffect, type RefObject } from 'react';

const eventNames = ['keydown', 'pointerdown', 'focusin'] as const;

/** `container` holds the button and the content it opened; Esc returns the focus to the button. */
export function useDismiss(container: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const handleEvent = (event: Event): void => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (isEscape) container.current?.querySelector('button')?.focus();
      const isInside = event.target instanceof Node && container.current?.contains(event.target);
      if (isEscape || (event.type !== 'keydown' && !isInside)) close();
    };
    for (const eventName of eventNames) addEventListener(eventName, handleEvent);
    return () => eventNames.forEach(eventName => removeEventListener(eventName, handleEvent));
  }, [isOpen]);
}
