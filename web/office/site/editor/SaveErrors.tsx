/** Shows errors and conflicts of saving, with the actions that resolve them. The unsaved blocks are kept. */
import { site } from '../../../../schema/collections/site';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { failureText, errorMessage } from '../../../collection/errorMessages';
import styles from './SiteEditor.module.css';
import type { SiteEditor } from './useSiteEditor';

export function SaveErrors({ editor: { saveState, resolveConflict, saveNow } }: { editor: SiteEditor }) {
  if (saveState.kind === 'conflict') {
    return (
      <div className={styles.notice}>
        <Alert tone="warning" isNew title="Diese Seite wurde inzwischen von jemand anderem geändert.">
          <p>Ihre Änderungen sind noch da, aber noch nicht gespeichert. Welche Fassung soll gelten?</p>
          <div className={styles.actions}>
            <Button onPress={() => void resolveConflict('mine')}>Meine Fassung behalten</Button>
            <Button variant="secondary" onPress={() => void resolveConflict('theirs')}>
              Andere Fassung laden
            </Button>
          </div>
        </Alert>
      </div>
    );
  }
  if (saveState.kind !== 'failed') return null;
  return (
    <div className={styles.notice}>
      <Alert tone="error" isNew title={errorMessage(saveState.error, failureText(site, 'update'))}>
        <div className={styles.actions}>
          <Button variant="secondary" icon="refresh-cw" onPress={() => void saveNow()}>
            Erneut versuchen
          </Button>
        </div>
      </Alert>
    </div>
  );
}
