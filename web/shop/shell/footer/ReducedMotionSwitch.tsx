/** A button that stops all animations and saves the choice (WCAG 2.2.2). Devices that prefer reduced motion need no button. */
import { useLayoutEffect, useState } from 'react';
import { useIsHydrated } from '../../../hooks/useIsHydrated';
import { useMediaQuery } from '../../../hooks/useMediaQuery';
import { readStorage, writeStorage } from '../../../app/storage/browserStorage';
import { toObject } from '../../../../schema/objects';

const storageName = 'motion';

export function ReducedMotionSwitch() {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [wasStopped, setStopped] = useState(() => readStorage('local', storageName, toObject).isStill === true);
  const isStopped = useIsHydrated() && wasStopped;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-reduced-motion', isStopped);
  }, [isStopped]);
  if (prefersReducedMotion) return null;
  const toggle = (): void => {
    writeStorage('local', storageName, { isStill: !isStopped });
    setStopped(!isStopped);
  };
  return (
    <button type="button" onClick={toggle}>
      {isStopped ? 'Bewegung fortsetzen' : 'Bewegung anhalten'}
    </button>
  );
}
