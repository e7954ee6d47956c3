/**
 * A progress bar at the top edge while the next page is loading; quick navigations show none. Tells overlays when the page changes, so that
 * going back closes them.
 */
import { useLocation, useNavigation } from 'react-router';
import { useBackEntries } from '../../ui/overlays/backEntries';
import styles from './NavigationProgress.module.css';

export function NavigationProgress() {
  const { state } = useNavigation();
  useBackEntries(useLocation().key);
  return state === 'idle' ? null : <div className={styles.progress} role="progressbar" aria-label="Wird geladen …" />;
}
