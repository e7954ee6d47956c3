/** Shown while the browser is offline (SHELL-15). */
import { useOnline } from '../../hooks/useOnline';
import { Button } from '../../ui/actions/Button';
import { Icon } from '../../ui/display/Icon';
import styles from './OfflineNotice.module.css';

export function OfflineNotice() {
  const isOnline = useOnline();
  if (isOnline) return null;
  return (
    <div className={styles.notice} role="alert">
      <Icon name="cloud-sun" size="large" />
      <p>Sie sind offline. Bitte überprüfen Sie Ihre Internetverbindung.</p>
      <Button variant="accent" icon="refresh-cw" onPress={() => location.reload()}>
        Erneut versuchen
      </Button>
    </div>
  );
}
