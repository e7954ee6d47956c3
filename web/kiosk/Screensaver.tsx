/** Fills the screen while nobody is here; a tap leaves it (KIOSK-04). Its drawings move slowly, so that none burns into the screen. */
import { useLayoutEffect } from 'react';
import { imagePath } from '../../schema/site/imageUrls';
import coffeeCup from '../illustrations/coffee-cup.svg';
import croissant from '../illustrations/croissant.svg';
import loaf from '../illustrations/loaf.svg';
import pretzel from '../illustrations/pretzel.svg';
import type { KioskQuery } from './Kiosk.generated';
import styles from './Screensaver.module.css';

interface Props {
  config: KioskQuery['config'] | undefined;
  /** The last visit is being cleared. */
  isEnding: boolean;
  /** The server does not answer. */
  isUnreachable: boolean;
  onLeave: () => void;
}

export function Screensaver({ config, isEnding, isUnreachable, onLeave }: Props) {
  useInertPage();
  return (
    <button type="button" className={styles.screen} disabled={isEnding} onClick={onLeave}>
      <span className={styles.shop}>
        {config?.logo && <img src={imagePath(config.logo, 'small')} alt="" />}
        {config?.shopName}
      </span>
      <span className={styles.drawings} aria-hidden="true">
        <img src={pretzel} alt="" />
        <img src={croissant} alt="" />
        <img src={coffeeCup} alt="" />
        <img src={loaf} alt="" />
      </span>
      <span className={styles.tap}>
        <span>
          {isUnreachable ? (
            'Gerade keine Verbindung. Bitte bestellen Sie an der Theke.'
          ) : (
            <>
              <i className={styles.hand} />
              Tippen um zu bestellen
            </>
          )}
        </span>
      </span>
    </button>
  );
}

/** Nothing below the screensaver can be used or read. */
function useInertPage(): void {
  useLayoutEffect(() => {
    const root = document.getElementById('root')!;
    root.inert = true;
    return () => void (root.inert = false);
  }, []);
}
