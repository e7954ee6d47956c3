/** The animation of a product that is added to the cart (DESIGN 6). */
import { isMotionReduced } from '../../../hooks/reducedMotion';

const duration = 300;

/** Moves a copy of the image along a short arc to the cart. Does nothing with reduced motion. */
export function flyToCart(image: HTMLElement | null, cart: HTMLElement | null): void {
  if (!image || !cart || isMotionReduced()) return;
  const [from, to] = [image.getBoundingClientRect(), cart.getBoundingClientRect()];
  const clone = image.cloneNode(true);
  if (!(clone instanceof HTMLElement)) return;
  clone.setAttribute('aria-hidden', 'true');
  if (clone instanceof HTMLImageElement && image instanceof HTMLImageElement) {
    clone.removeAttribute('srcset'); // Chromium would keep the clone after its flight
    clone.src = image.currentSrc;
  }
  Object.assign(clone.style, {
    position: 'fixed',
    insetInlineStart: `${from.left}px`,
    insetBlockStart: `${from.top}px`,
    inlineSize: `${from.width}px`,
    blockSize: `${from.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '60',
  });
  document.body.append(clone);
  const across = to.left + Math.min(to.width, 200) / 2 - from.left - from.width / 2;
  const down = Math.min(Math.max(to.top, 0) + 40, innerHeight) - from.top - from.height / 2;
  const flight = clone.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${across * 0.45}px, ${down * 0.45 - 60}px) scale(0.6)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${across}px, ${down}px) scale(0.12)`, opacity: 0.4 },
    ],
    { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
  void flight.finished.finally(() => {
    clone.remove();
    cart.animate([{ transform: 'none' }, { transform: 'scale(1.015, 0.985)' }, { transform: 'none' }], { duration: 220 });
  });
}
