/** Reveals page parts when they come into view (SHELL-28): `data-reveal` marks them, `data-revealed` is set once they are visible. */
import { useEffect } from 'react';

const hiddenParts = '[data-reveal]:not([data-revealed])';

export function useScrollReveal(): void {
  useEffect(() => {
    // The observer also fires when a part becomes visible without scrolling, because content above it disappeared.
    const visibility = new IntersectionObserver(entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute('data-revealed', '');
        visibility.unobserve(target);
      }
    });
    const observeAll = (): void => document.querySelectorAll(hiddenParts).forEach(part => visibility.observe(part));
    // Parts of the next page, and of lists that have just loaded.
    const additions = new MutationObserver(observeAll);
    additions.observe(document.body, { childList: true, subtree: true });
    observeAll();
    return () => {
      additions.disconnect();
      visibility.disconnect();
    };
  }, []);
}
