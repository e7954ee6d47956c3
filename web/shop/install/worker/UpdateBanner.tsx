/** Says that a new version of the app waits (PWA-05, T-38). */
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import styles from '../../shell/ConnectionNotice.module.css';
import { restartApp } from './worker';

export const UpdateBanner = () => (
  <div className={styles.notice} role="status">
    <Icon name="refresh-cw" size="large" />
    <p>Eine neue Version ist verfügbar.</p>
    <Button variant="accent" onPress={restartApp}>
      App neustarten
    </Button>
  </div>
);
