/** What was added flies into the bag, and the bag gives way to it (DESIGN 6). */

const duration = 300;

/** A copy of the picture flies along a short arc; nothing moves where motion is not wanted. */
export function flyIntoBag(picture: HTMLElement | null, bag: HTMLElement | null): void {
  if (!picture || !bag || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [from, to] = [picture.getBoundingClientRect(), bag.getBoundingClientRect()];
  const flying = picture.cloneNode(true) as HTMLElement;
  flying.setAttribute('aria-hidden', 'true');
  Object.assign(flying.style, {
    position: 'fixed',
    insetInlineStart: `${from.left}px`,
    insetBlockStart: `${from.top}px`,
    inlineSize: `${from.width}px`,
    blockSize: `${from.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '60',
  });
  document.body.append(flying);
  const across = to.left + Math.min(to.width, 200) / 2 - from.left - from.width / 2;
  const down = Math.min(Math.max(to.top, 0) + 40, innerHeight) - from.top - from.height / 2;
  const flight = flying.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${across * 0.45}px, ${down * 0.45 - 60}px) scale(0.6)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${across}px, ${down}px) scale(0.12)`, opacity: 0.4 },
    ],
    { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
  void flight.finished.finally(() => {
    flying.remove();
    bag.animate([{ transform: 'none' }, { transform: 'scale(1.015, 0.985)' }, { transform: 'none' }], { duration: 220 });
  });
}
