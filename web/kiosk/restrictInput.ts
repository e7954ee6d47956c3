/** Prevents what a customer could do with a browser but not with a self-service device: menus, zoom, shortcuts and links that lead away. */

const shortcuts = /^(F\d+|Browser.*|ContextMenu|Print.*)$/;

/** Alt types characters: `@` is AltGr+Q, which Windows reports as Ctrl+Alt, and Alt+L on a Mac. */
const isShortcut = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  metaKey || (altKey ? key.length > 1 : ctrlKey) || shortcuts.test(key);

function leadsAway(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link !== null && (link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download'));
}

/** Returns a function that permits everything again. */
export function restrictInput(): () => void {
  const controller = new AbortController();
  const prevent = (names: readonly string[], isPrevented: (event: Event) => boolean = () => true): void => {
    for (const name of names)
      document.addEventListener(name, event => isPrevented(event) && event.preventDefault(), {
        capture: true,
        passive: false,
        signal: controller.signal,
      });
  };
  prevent(['contextmenu', 'dragstart', 'gesturestart']);
  prevent(['wheel'], event => (event as WheelEvent).ctrlKey);
  prevent(['keydown'], event => isShortcut(event as KeyboardEvent));
  prevent(['click', 'auxclick'], event => leadsAway(event.target));
  return () => controller.abort();
}

/** Calls back instead of following a link: the page of an order must not stay in the history. Returns a function that ends this. */
export function catchLinks(onLink: () => void): () => void {
  const handleClick = (event: Event): void => {
    if (!(event.target instanceof Element) || !event.target.closest('a[href]')) return;
    event.preventDefault();
    event.stopPropagation();
    onLink();
  };
  document.addEventListener('click', handleClick, { capture: true });
  return () => document.removeEventListener('click', handleClick, { capture: true });
}
