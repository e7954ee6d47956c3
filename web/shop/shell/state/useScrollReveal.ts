/** Reveals page parts when they come into view (SHELL-28): `data-rise` marks them, `data-risen` is set once they are visible. */
import { useEffect } from 'react';

/** The interval in milliseconds; a part can become visible without scrolling when content above it disappears. */
const checkInterval = 400;

function revealVisible(): void {
  for (const part of document.querySelectorAll('[data-rise]:not([data-risen])')) {
    const { top, bottom } = part.getBoundingClientRect();
    if (top < innerHeight && bottom > 0) part.setAttribute('data-risen', '');
  }
}

export function useScrollReveal(): void {
  useEffect(() => {
    revealVisible();
    const timer = setInterval(revealVisible, checkInterval);
    addEventListener('scroll', revealVisible, { passive: true });
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', revealVisible);
    };
  }, []);
}
