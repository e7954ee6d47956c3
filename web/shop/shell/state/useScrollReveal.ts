/** Parts of a page rise into place when they come into view (SHELL-28): marked `data-rise`, and `data-risen` from then on. Without motion nothing ever moves. */
import { useEffect } from 'react';

/** Milliseconds: what came into view without any scrolling, because something above it went. */
const often = 400;

function look(): void {
  for (const part of document.querySelectorAll('[data-rise]:not([data-risen])')) {
    const { top, bottom } = part.getBoundingClientRect();
    if (top < innerHeight && bottom > 0) part.setAttribute('data-risen', '');
  }
}

export function useRising(): void {
  useEffect(() => {
    look();
    const timer = setInterval(look, often);
    addEventListener('scroll', look, { passive: true });
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', look);
    };
  }, []);
}
