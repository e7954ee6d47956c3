/**
 * A button that stops all animations and saves the choice (WCAG 2.2.2). The style sheet hides it on devices that prefer reduced motion: the
 * server cannot know them, and the page must not move when the client takes it over.
 */
import { useLayoutEffect, useState } from 'react';
import { useIsHydrated } from '../../../hooks/useIsHydrated';
import { readStorage, writeStorage } from '../../../app/storage/browserStorage';
import { toObject } from '../../../../schema/objects';
import styles from './Footer.module.css';

const storageName = 'motion';

export function ReducedMotionSwitch() {
  const [wasStopped, setStopped] = useState(() => readStorage('local', storageName, toObject).isStill === true);
  const isStopped = useIsHydrated() && wasStopped;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-reduced-motion', isStopped);
  }, [isStopped]);
  const toggle = (): void => {
    writeStorage('local', storageName, { isStill: !isStopped });
    setStopped(!isStopped);
  };
  return (
    <button type="button" className={styles.switch} onClick={toggle}>
      {isStopped ? 'Bewegung fortsetzen' : 'Bewegung anhalten'}
    </button>
  );
}
