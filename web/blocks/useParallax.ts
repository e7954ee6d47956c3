/**
 * Moves the illustrations behind a block with the scroll position and grows its side margins. With reduced motion the illustrations stay still,
 * and the stylesheet shows the margins fully grown from the start.
 */
import { useEffect, type RefObject } from 'react';
import { isMotionReduced } from '../hooks/reducedMotion';

/** The side margins grow to this many pixels (CONST-25), by half a pixel for every pixel scrolled. */
const maxMargin = 300;
const growthFactor = 0.5;

export function useParallax(section: RefObject<HTMLElement | null>, strength: number): void {
  useEffect(() => {
    const element = section.current!;
    if (isMotionReduced()) return;
    let frame = 0;
    const update = (): void => {
      const { top } = element.getBoundingClientRect();
      const margin = Math.min(Math.max((innerHeight - top) * growthFactor, 0), maxMargin);
      element.style.setProperty('--shift', `${Math.round(top * strength)}px`);
      element.style.setProperty('--grown', `${Math.round(margin)}px`);
    };
    const scheduleUpdate = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    update();
    addEventListener('scroll', scheduleUpdate, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', scheduleUpdate);
    };
  }, [section, strength]);
}
