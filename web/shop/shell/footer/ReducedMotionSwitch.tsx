/** Stops everything on the pages that moves by itself, and remembers it (WCAG 2.2.2). Where the device wants no motion nothing moves anyway. */
import { useLayoutEffect, useState } from 'react';
import { useMediaQuery } from '../../../hooks/useMediaQuery';
import { load, save } from '../../../app/browserStorage';

const place = 'motion';

export function MotionSwitch() {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isStill, setStill] = useState(() => (load('local', place) as { isStill?: unknown } | null)?.isStill === true);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-still', isStill);
  }, [isStill]);
  if (isCalm) return null;
  const turn = (): void => {
    save('local', place, { isStill: !isStill });
    setStill(!isStill);
  };
  return (
    <button type="button" onClick={turn}>
      {isStill ? 'Bewegung fortsetzen' : 'Bewegung anhalten'}
    </button>
  );
}
