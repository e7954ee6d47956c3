/** Whether the page is public, and whether its changes are saved. */
import type { SiteRecord } from '../../blocks/siteRecord';
import { Badge } from '../../../../ui/feedback/Badge';
import type { SiteEditor } from '../useSiteEditor';
import { useContext } from 'react';
import { TimeZoneContext } from '../../../../fields/timeZoneContext';
import { timeText } from '../../../../../schema/rules/time/dateText';
import { DateTime } from 'luxon';
import { PageEditors } from '../presence/OtherEditors';
import styles from '../SiteEditor.module.css';

interface SiteStateProps {
  record: Pick<SiteRecord, 'isPublic'>;
  hasChanges: boolean;
}

/** Whether the page is public, and who else edits it. */
export const SiteState = (props: SiteStateProps) => (
  <span className={styles.state}>
    <StatusBadge {...props} /> <PageEditors />
  </span>
);

export function StatusBadge({ record, hasChanges }: SiteStateProps) {
  if (!record.isPublic) return <Badge tone="warning">Entwurf</Badge>;
  return hasChanges ? <Badge tone="info">Öffentlich, mit Änderungen</Badge> : <Badge tone="success">Öffentlich</Badge>;
}

export function SaveStatus({ saveState, isChanged }: Pick<SiteEditor, 'saveState' | 'isChanged'>) {
  const zone = useContext(TimeZoneContext);
  const time = saveState.kind === 'saved' && timeText(DateTime.fromJSDate(saveState.at, { zone }));
  const text = saveState.kind === 'busy' ? 'Speichert …' : isChanged ? 'Ungespeicherte Änderungen' : time ? `Gespeichert um ${time}` : '';
  return (
    <span className={styles.saved} role="status">
      {text}
    </span>
  );
}
