/** Selects all visible pages, and says what can be done with the selected ones. */
import { useState } from 'react';
import { can } from '../../../../../schema/access/permissions';
import { keysOf } from '../../../../../schema/objects';
import { Button } from '../../../../ui/actions/Button';
import { Checkbox } from '../../../../ui/inputs/controls';
import { useToast } from '../../../../ui/overlays/Toasts';
import { useOffice } from '../../../shell/officeContext';
import type { ListedSite } from '../useSites';
import styles from './Bulk.module.css';
import { bulkActions, pagesText, type BulkActionName } from './bulkActions';
import { BulkDialog } from './BulkDialog';

interface Props {
  /** Of the visible pages. */
  selected: readonly ListedSite[];
  visibleCount: number;
  onSelectAll: (isSelected: boolean) => void;
  onChanged: (pages: readonly ListedSite[]) => void;
}

export function BulkBar({ selected, visibleCount, onSelectAll, onChanged }: Props) {
  const { roles } = useOffice().me;
  const [running, setRunning] = useState<{ name: BulkActionName; pages: readonly ListedSite[] }>();
  const toast = useToast();
  const names = keysOf(bulkActions).filter(name => can(roles, `site.${bulkActions[name].operation}`));
  const open = (name: BulkActionName): void => {
    if (selected.length > 0) setRunning({ name, pages: selected });
    else toast('Bitte wählen Sie zuerst Seiten aus.');
  };
  const close = (changed: readonly ListedSite[]): void => {
    setRunning(undefined);
    onChanged(changed);
  };
  return (
    <div className={selected.length > 0 ? `${styles.bar} ${styles.active}` : styles.bar} role="group" aria-label="Ausgewählte Seiten">
      <label className={styles.all}>
        <Checkbox checked={selected.length > 0 && selected.length === visibleCount} onChange={onSelectAll} />
        Alle sichtbaren
      </label>
      <b role="status">{selected.length > 0 && `${pagesText(selected.length)} ausgewählt`}</b>
      <div className={styles.commands}>
        {names.map(name => (
          <Button
            key={name}
            variant="secondary"
            size="small"
            icon={bulkActions[name].icon}
            popup="dialog"
            isInactive={selected.length === 0}
            onPress={() => open(name)}
          >
            {bulkActions[name].label}
          </Button>
        ))}
      </div>
      {running && <BulkDialog action={bulkActions[running.name]} pages={running.pages} onClose={close} />}
    </div>
  );
}
