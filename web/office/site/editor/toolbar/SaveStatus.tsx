/** Whether the changes of the page are saved. */
import { DateTime } from 'luxon';
import { useContext } from 'react';
import { timeText } from '../../../../../schema/rules/time/dateText';
import { TimeZoneContext } from '../../../../fields/timeZoneContext';
import styles from '../SiteEditor.module.css';
import type { SiteEditor } from '../useSiteEditor';

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
