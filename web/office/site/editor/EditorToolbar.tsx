/** The toolbar of the page editor: status, undo and redo, publishing and further actions. */
import { DateTime } from 'luxon';
import { useContext, useState } from 'react';
import { useNavigate } from 'react-router';
import { site } from '../../../../schema/collections/site';
import { timeText } from '../../../../schema/rules/time/dateText';
import { TimeZoneContext } from '../../../fields/timeZoneContext';
import { useDeleteSiteMutation } from '../../../generated/collections/site';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { Button } from '../../../ui/actions/Button';
import { ActionMenu } from '../../../ui/actions/ActionMenu';
import { Alert } from '../../../ui/feedback/Alert';
import { PageHeader } from '../../../ui/display/PageHeader';
import { Badge } from '../../../ui/feedback/Badge';
import { useToast } from '../../../ui/overlays/Toasts';
import { failedOf, errorMessage } from '../../../collection/errorMessages';
import type { SiteRecord } from '../blocks/serializeBlocks';
import styles from './SiteEditor.module.css';
import type { SiteEditor } from './useSiteEditor';

interface Props {
  record: SiteRecord;
  editor: SiteEditor;
  isReadOnly: boolean;
}

export function EditorToolbar({ record, editor, isReadOnly }: Props) {
  const { history, edit, fieldErrors, saveState } = editor;
  const [openDialog, setOpenDialog] = useState<ConfirmState>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const run = async (operation: () => Promise<void>, successText: string): Promise<void> => {
    setBusy(true);
    await operation().then(
      () => {
        setError(undefined);
        toast(successText);
      },
      (reason: unknown) => setError(reason),
    );
    setBusy(false);
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
    { label: 'Seite löschen', icon: 'trash-2', onPress: () => setOpenDialog('delete') },
  ] as const;
  return (
    <>
      <PageHeader title={record.name}>
        <span className={styles.state}>
          <StatusBadge record={record} hasChanges={hasChanges} />
        </span>
        <span className={styles.space} />
        <SaveStatus saveState={saveState} isChanged={editor.isChanged} />
        {!isReadOnly && (
          <>
            <UndoButtons history={history} onUndo={() => edit({ do: 'undo' })} onRedo={() => edit({ do: 'redo' })} />
            <Button
              isBusy={isBusy}
              isDisabled={fieldErrors.length > 0 || saveState.kind === 'conflict'}
              onPress={() => void run(editor.publish, 'Seite veröffentlicht.')}
            >
              Veröffentlichen
            </Button>
            <ActionMenu label="Mehr zur Seite" actions={menu} />
          </>
        )}
      </PageHeader>
      {error !== undefined && (
        <div className={styles.notice}>
          <Alert tone="error" isNew>
            {errorMessage(error, failedOf(site, 'update'))}
          </Alert>
        </div>
      )}
      {openDialog === 'discard' && (
        <ConfirmDialog
          title="Änderungen verwerfen?"
          confirmLabel="Verwerfen"
          isBusy={isBusy}
          onConfirm={() => void run(editor.discard, 'Änderungen verworfen.').then(() => setOpenDialog(undefined))}
          onClose={() => setOpenDialog(undefined)}
        >
          Die Seite ist dann wieder so, wie sie alle sehen.
        </ConfirmDialog>
      )}
      {openDialog === 'delete' && <DeleteDialog id={record.id} onClose={() => setOpenDialog(undefined)} />}
    </>
  );
}

type ConfirmState = 'discard' | 'delete';

function StatusBadge({ record, hasChanges }: { record: SiteRecord; hasChanges: boolean }) {
  if (!record.isPublic) return <Badge tone="warning">Entwurf</Badge>;
  return hasChanges ? <Badge tone="info">Öffentlich, mit Änderungen</Badge> : <Badge tone="success">Öffentlich</Badge>;
}

function SaveStatus({ saveState, isChanged }: Pick<SiteEditor, 'saveState' | 'isChanged'>) {
  const zone = useContext(TimeZoneContext);
  const time = saveState.kind === 'saved' && timeText(DateTime.fromJSDate(saveState.at, { zone }));
  const text = saveState.kind === 'busy' ? 'Speichert …' : isChanged ? 'Ungespeicherte Änderungen' : time ? `Gespeichert um ${time}` : '';
  return (
    <span className={styles.saved} role="status">
      {text}
    </span>
  );
}

const UndoButtons = ({ history, onUndo, onRedo }: { history: SiteEditor['history']; onUndo: () => void; onRedo: () => void }) => (
  <span className={styles.undo}>
    <Button variant="secondary" icon="undo-2" label="Rückgängig" isDisabled={history.past.length === 0} onPress={onUndo} />
    <span className={styles.redo}>
      <Button variant="secondary" icon="undo-2" label="Wiederholen" isDisabled={history.future.length === 0} onPress={onRedo} />
    </span>
  </span>
);

function DeleteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [remove, { error, loading }] = useDeleteSiteMutation({ refetchQueries: ['Sites'] });
  const navigate = useNavigate();
  const toast = useToast();
  const showDeleted = (): void => {
    toast(`${site.singularLabel} gelöscht.`);
    void navigate('/backend/sites');
  };
  // The dialog stays open and shows the error.
  const keepOpen = (): void => {};
  return (
    <ConfirmDialog
      title={`${site.singularLabel} löschen?`}
      confirmLabel="Löschen"
      error={error && errorMessage(error, failedOf(site, 'delete'))}
      isBusy={loading}
      onConfirm={() => void remove({ variables: { id } }).then(showDeleted, keepOpen)}
      onClose={onClose}
    >
      Das lässt sich nicht rückgängig machen.
    </ConfirmDialog>
  );
}
