/** The buttons for the selected images. */
import { entriesOf } from '../../../../schema/objects';
import { Button } from '../../../ui/actions/Button';
import styles from './bulk.module.css';

const dialogs = {
  addTag: { label: 'Stichwort hinzufügen', icon: 'plus', permission: 'canUpdate' },
  removeTag: { label: 'Stichwort entfernen', icon: 'minus', permission: 'canUpdate' },
  delete: { label: 'Löschen', icon: 'trash-2', permission: 'canDelete' },
} as const;

export type BulkDialog = keyof typeof dialogs;

interface Props {
  hasSelection: boolean;
  canUpdate: boolean;
  canDelete: boolean;
  onOpen: (dialog: BulkDialog) => void;
}

export const SelectionCommands = ({ hasSelection, onOpen, ...permissions }: Props) => (
  <div className={styles.commands}>
    {entriesOf(dialogs)
      .filter(([, { permission }]) => permissions[permission])
      .map(([name, { label, icon }]) => (
        <Button
          key={name}
          {...{ variant: 'secondary', size: 'small', icon }}
          popup="dialog"
          isInactive={!hasSelection}
          onPress={() => {
            if (hasSelection) onOpen(name);
          }}
        >
          {label}
        </Button>
      ))}
  </div>
);
