/** The bar below the editor of a template: saves, deletes, and says whether there are unsaved changes. */
import type { EditableRecord } from '../../../collection/collectionHooks';
import type { EditablePageProps } from '../../../collection/pageProps';
import { RecordActions } from '../../../collection/record/RecordActions';
import styles from '../../../forms/RecordForm.module.css';
import { Button } from '../../../ui/actions/Button';

interface Props extends Pick<EditablePageProps, 'definition' | 'hooks'> {
  record: EditableRecord | undefined;
  hasUnsavedChanges: boolean;
  isSaving: boolean;
  onDeleted: () => void;
}

export const SaveBar = ({ definition, hooks, record, hasUnsavedChanges, isSaving, onDeleted }: Props) => (
  <div className={styles.bar}>
    {record && <RecordActions definition={definition} hooks={hooks} record={record} onDeleted={onDeleted} />}
    {hasUnsavedChanges && <span className={styles.hint}>Ungespeicherte Änderungen</span>}
    <Button type="submit" isBusy={isSaving}>
      Speichern
    </Button>
  </div>
);
