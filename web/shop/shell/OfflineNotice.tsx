/** Says that there is no network, for as long as there is none (SHELL-15). */
import { useOnline } from '../../hooks/useOnline';
import { Button } from '../../ui/actions/Button';
import { Icon } from '../../ui/display/Icon';
import styles from './OfflineNotice.module.css';

export function OfflineNote() {
  const isOnline = useOnline();
  if (isOnline) return null;
  return (
    <div className={styles.note} role="alert">
      <Icon name="cloud-sun" size="large" />
      <p>Sie sind offline. Bitte überprüfen Sie Ihre Internetverbindung.</p>
      <Button look="accent" icon="refresh-cw" onPress={() => location.reload()}>
        Erneut versuchen
      </Button>
    </div>
  );
}
