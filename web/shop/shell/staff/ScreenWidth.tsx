/** Shows the width of the page and its breakpoint (SHELL-24). */
import { useSyncExternalStore } from 'react';
import { useMediaQuery } from '../../../hooks/useMediaQuery';
import styles from './Tools.module.css';

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

export function ScreenWidth() {
  const width = useSyncExternalStore(subscribe, () => innerWidth);
  const isTablet = useMediaQuery('(min-width: 720px)');
  const isDesktop = useMediaQuery('(min-width: 1024px)');
  const isLarge = useMediaQuery('(min-width: 1600px)');
  const name = isLarge ? 'Groß' : isDesktop ? 'Desktop' : isTablet ? 'Tablet' : 'Telefon';
  return <output className={styles.width}>{`${name} · ${width} px`}</output>;
}
