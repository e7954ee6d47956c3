/** The toolbar of the page editor: status, undo and redo, publishing and further actions. */
import { Button } from '../../../../ui/actions/Button';
import { PageHeader } from '../../../../ui/display/PageHeader';
import type { SiteRecord } from '../../blocks/siteRecord';
import { PublishButton } from '../../publishing/PublishButton';
import { useSitePlans } from '../../publishing/useSitePlans';
import { SiteState } from '../../status/SiteState';
import styles from '../SiteEditor.module.css';
import type { FieldPath, SiteEditor } from '../useSiteEditor';
import { PageMenu } from './PageMenu';
import { SaveStatus } from './SaveStatus';
import { UpdateError } from './UpdateError';
import { usePageActions } from './usePageActions';

interface Props {
  record: SiteRecord;
  editor: SiteEditor;
  isReadOnly: boolean;
  /** Opens the field at this path. */
  onOpenField: (path: FieldPath) => void;
  onUndo: (name: 'undo' | 'redo') => void;
}

export function EditorToolbar({ record, editor, isReadOnly, onOpenField, onUndo }: Props) {
  const { history, saveState } = editor;
  const plans = useSitePlans(record.id, isReadOnly);
  const hasChanges = record.hasDraft || editor.isChanged;
  const { actions, dialog, error } = usePageActions(record, editor, hasChanges);
  return (
    <>
      <PageHeader title={record.name}>
        <SiteState record={record} blocks={history.blocks} hasChanges={hasChanges} plans={plans} />
        <span className={styles.space} />
        <SaveStatus saveState={saveState} isChanged={editor.isChanged || history.conflicts.length > 0} />
        {!isReadOnly && (
          <>
            <UndoButtons history={history} onUndo={onUndo} />
            <PublishButton record={record} editor={editor} plans={plans} onOpenField={onOpenField} />
            <PageMenu record={record} editor={editor} actions={actions} />
          </>
        )}
      </PageHeader>
      {error !== undefined && <UpdateError error={error} />}
      {dialog}
    </>
  );
}

const UndoButtons = ({ history, onUndo }: Pick<SiteEditor, 'history'> & Pick<Props, 'onUndo'>) => (
  <span className={styles.undo}>
    <Button variant="secondary" icon="undo-2" label="Rückgängig" isDisabled={history.past.length === 0} onPress={() => onUndo('undo')} />
    <span className={styles.redo}>
      <Button
        variant="secondary"
        icon="undo-2"
        label="Wiederholen"
        isDisabled={history.future.length === 0}
        onPress={() => onUndo('redo')}
      />
    </span>
  </span>
);
