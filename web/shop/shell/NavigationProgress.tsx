/** A line at the top edge while the next page is fetched; quick steps pass without it. */
import { useNavigation } from 'react-router';
import styles from './NavigationProgress.module.css';

export function Progress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.progress} role="progressbar" aria-label="Wird geladen …" />;
}
