/** What went wrong when it was saved, and what can be done about it. Nothing that was written is lost. */
import { site } from '../../../../schema/collections/site';
import { Button } from '../../../ui/actions/Button';
import { Note } from '../../../ui/feedback/Alert';
import { failedOf, messageOf } from '../../../collection/errorMessages';
import styles from './SiteEditor.module.css';
import type { SiteEditor } from './useSiteEditor';

export function SaveNotes({ editor: { saving, settle, now } }: { editor: SiteEditor }) {
  if (saving.kind === 'conflict') {
    return (
      <div className={styles.note}>
        <Note tone="warn" isNew title="Diese Seite wurde inzwischen von jemand anderem geändert.">
          <p>Ihre Änderungen sind noch da, aber noch nicht gespeichert. Welche Fassung soll gelten?</p>
          <div className={styles.ways}>
            <Button onPress={() => void settle('mine')}>Meine Fassung behalten</Button>
            <Button look="secondary" onPress={() => void settle('theirs')}>
              Andere Fassung laden
            </Button>
          </div>
        </Note>
      </div>
    );
  }
  if (saving.kind !== 'failed') return null;
  return (
    <div className={styles.note}>
      <Note tone="bad" isNew title={messageOf(saving.error, failedOf(site, 'update'))}>
        <div className={styles.ways}>
          <Button look="secondary" icon="refresh-cw" onPress={() => void now()}>
            Erneut versuchen
          </Button>
        </div>
      </Note>
    </div>
  );
}
