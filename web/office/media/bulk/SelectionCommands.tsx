/** The buttons for the selected images. */
import type { Id } from '../../../../schema/fields/field';
import { entriesOf } from '../../../../schema/objects';
import { Button } from '../../../ui/actions/Button';
import styles from './bulk.module.css';
import type { TileSelectionState } from './useTileSelection';

const dialogs = {
  addTag: { label: 'Stichwort hinzufügen', icon: 'plus', permission: 'canUpdate' },
  removeTag: { label: 'Stichwort entfernen', icon: 'minus', permission: 'canUpdate' },
  delete: { label: 'Löschen', icon: 'trash-2', permission: 'canDelete' },
} as const;

export type BulkDialog = keyof typeof dialogs;

interface Props {
  selection: TileSelectionState;
  pageIds: readonly Id[];
  canUpdate: boolean;
  canDelete: boolean;
  onOpen: (dialog: BulkDialog) => void;
}

export function SelectionCommands({ selection: { ids, select }, pageIds, onOpen, ...permissions }: Props) {
  const isAll = ids.length === pageIds.length;
  return (
    <div className={styles.commands}>
      <Button variant="secondary" size="small" icon="check-check" onPress={() => select(isAll ? [] : pageIds)}>
        {isAll ? 'Keine auf dieser Seite' : 'Alle auf dieser Seite'}
      </Button>
      {entriesOf(dialogs)
        .filter(([, { permission }]) => permissions[permission])
        .map(([name, { label, icon }]) => (
          <Button
            key={name}
            {...{ variant: 'secondary', size: 'small', icon }}
            popup="dialog"
            isInactive={ids.length === 0}
            onPress={() => {
              if (ids.length > 0) onOpen(name);
            }}
          >
            {label}
          </Button>
        ))}
    </div>
  );
}
