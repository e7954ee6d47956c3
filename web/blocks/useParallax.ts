/** Lets what is behind a block move with the scroll, and its sides grow. Who wants less motion sees it at rest, fully grown. */
import { useEffect, type RefObject } from 'react';

/** The sides of a block grow to this many pixels (CONST-25), one for every two scrolled. */
const widest = 300;
const growth = 0.5;

export function useParallax(section: RefObject<HTMLElement | null>, strength: number): void {
  useEffect(() => {
    const element = section.current!;
    const place = (shift: number, grown: number): void => {
      element.style.setProperty('--shift', `${Math.round(shift)}px`);
      element.style.setProperty('--grown', `${Math.round(grown)}px`);
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return place(0, widest);
    let frame = 0;
    const draw = (): void => {
      const { top } = element.getBoundingClientRect();
      place(top * strength, Math.min(Math.max((innerHeight - top) * growth, 0), widest));
    };
    const ask = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    };
    draw();
    addEventListener('scroll', ask, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', ask);
    };
  }, [section, strength]);
}
