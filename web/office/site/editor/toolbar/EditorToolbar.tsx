/** The toolbar of the page editor: status, undo and redo, publishing and further actions. */
import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button';
import { PageHeader } from '../../../../ui/display/PageHeader';
import type { SiteRecord } from '../../blocks/siteRecord';
import styles from '../SiteEditor.module.css';
import type { FieldPath, SiteEditor } from '../useSiteEditor';
import { DiscardChangesDialog, DeleteSiteDialog, EmptyBlocksDialog, SiteUsagesDialog, emptyBlockNames } from './siteDialogs';
import { SiteState, SaveStatus } from './SiteStatus';
import { useOperation } from './useOperation';
import { PageMenu } from './PageMenu';
import { PublishErrors } from './PublishErrors';
import { UpdateError } from './UpdateError';

interface Props {
  record: SiteRecord;
  editor: SiteEditor;
  isReadOnly: boolean;
  /** Opens the field at this path. */
  onOpenField: (path: FieldPath) => void;
}

export function EditorToolbar({ record, editor, isReadOnly, onOpenField }: Props) {
  const { history, edit, fieldErrors, saveState } = editor;
  const [openDialog, setOpenDialog] = useState<ConfirmState>();
  const { run, isBusy, error } = useOperation();
  const publish = (): void => {
    setOpenDialog(undefined);
    void run(editor.publish, 'Seite veröffentlicht.');
  };
  const checkAndPublish = (): void => {
    if (fieldErrors.length > 0) return setOpenDialog('errors');
    if (emptyBlockNames(history.blocks).length > 0) return setOpenDialog('empty');
    publish();
  };
  const hasChanges = record.hasDraft || editor.isChanged;
  const menu = [
    {
      label: 'Zurückziehen',
      icon: 'eye-off',
      isDisabled: !record.isPublic,
      onPress: () => void run(() => editor.update({ isPublic: false }), 'Seite zurückgezogen.'),
    },
    { label: 'Änderungen verwerfen', icon: 'undo-2', isDisabled: !hasChanges, onPress: () => setOpenDialog('discard') },
    { label: 'Wo benutzt?', icon: 'list', onPress: () => setOpenDialog('usages') },
    { label: 'Seite löschen', icon: 'trash-2', onPress: () => setOpenDialog('delete') },
  ] as const;
  return (
    <>
      <PageHeader title={record.name}>
        <SiteState record={record} hasChanges={hasChanges} />
        <span className={styles.space} />
        <SaveStatus saveState={saveState} isChanged={editor.isChanged || history.conflicts.length > 0} />
        {!isReadOnly && (
          <>
            <UndoButtons history={history} onUndo={() => edit({ do: 'undo' })} onRedo={() => edit({ do: 'redo' })} />
            <Button isBusy={isBusy} isInactive={fieldErrors.length > 0} isDisabled={history.conflicts.length > 0} onPress={checkAndPublish}>
              Veröffentlichen
            </Button>
            <PageMenu record={record} editor={editor} actions={menu} />
          </>
        )}
      </PageHeader>
      {error !== undefined && <UpdateError error={error} />}
      {openDialog === 'discard' && (
        <DiscardChangesDialog
          isBusy={isBusy}
          onConfirm={() => void run(editor.discard, 'Änderungen verworfen.').then(() => setOpenDialog(undefined))}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {openDialog === 'empty' && (
        <EmptyBlocksDialog names={emptyBlockNames(history.blocks)} onConfirm={publish} onClose={() => setOpenDialog(undefined)} />
      )}
      {openDialog === 'errors' && (
        <PublishErrors blocks={history.blocks} errors={fieldErrors} onOpenField={onOpenField} onClose={() => setOpenDialog(undefined)} />
      )}
      {openDialog === 'usages' && <SiteUsagesDialog id={record.id} onClose={() => setOpenDialog(undefined)} />}
      {openDialog === 'delete' && <DeleteSiteDialog id={record.id} onClose={() => setOpenDialog(undefined)} />}
    </>
  );
}

type ConfirmState = 'discard' | 'delete' | 'usages' | 'errors' | 'empty';

const UndoButtons = ({ history, onUndo, onRedo }: { history: SiteEditor['history']; onUndo: () => void; onRedo: () => void }) => (
  <span className={styles.undo}>
    <Button variant="secondary" icon="undo-2" label="Rückgängig" isDisabled={history.past.length === 0} onPress={onUndo} />
    <span className={styles.redo}>
      <Button variant="secondary" icon="undo-2" label="Wiederholen" isDisabled={history.future.length === 0} onPress={onRedo} />
    </span>
  </span>
);
