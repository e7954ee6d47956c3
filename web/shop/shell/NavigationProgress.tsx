/** A progress bar at the top edge while the next page is loading; quick navigations show none. */
import { useNavigation } from 'react-router';
import styles from './NavigationProgress.module.css';

export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.progress} role="progressbar" aria-label="Wird geladen …" />;
}
