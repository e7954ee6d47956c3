/** The head of the editor: how the page stands, taking back, publishing and what else can be done with it. */
import { DateTime } from 'luxon';
import { useContext, useState } from 'react';
import { useNavigate } from 'react-router';
import { site } from '../../../../schema/collections/site';
import { timeText } from '../../../../schema/rules/time/dateText';
import { ShopZone } from '../../../fields/timeZoneContext';
import { useDeleteSiteMutation } from '../../../generated/collections/site';
import { Ask } from '../../../ui/overlays/ConfirmDialog';
import { Button } from '../../../ui/actions/Button';
import { MoreMenu } from '../../../ui/actions/ActionMenu';
import { Note } from '../../../ui/feedback/Alert';
import { PageBar } from '../../../ui/display/PageHeader';
import { Pill } from '../../../ui/feedback/Badge';
import { useToast } from '../../../ui/overlays/Toasts';
import { failedOf, messageOf } from '../../../collection/errorMessages';
import type { SiteRecord } from '../blocks/serializeBlocks';
import styles from './SiteEditor.module.css';
import type { SiteEditor } from './useSiteEditor';

interface Props {
  record: SiteRecord;
  editor: SiteEditor;
  isReadOnly: boolean;
}

export function EditorBar({ record, editor, isReadOnly }: Props) {
  const { list, step, flaws, saving } = editor;
  const [asks, setAsks] = useState<Question>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const attempt = async (deed: () => Promise<void>, said: string): Promise<void> => {
    setBusy(true);
    await deed().then(
      () => {
        setError(undefined);
        toast(said);
      },
      (failed: unknown) => setError(failed),
    );
    setBusy(false);
  };
  const hasChanges = record.hasDraft || editor.isChanged;
  const menu = [
    {
      label: 'Zurückziehen',
      icon: 'eye-off',
      isDisabled: !record.isPublic,
      onPress: () => void attempt(() => editor.update({ isPublic: false }), 'Seite zurückgezogen.'),
    },
    { label: 'Änderungen verwerfen', icon: 'undo-2', isDisabled: !hasChanges, onPress: () => setAsks('discard') },
    { label: 'Seite löschen', icon: 'trash-2', onPress: () => setAsks('delete') },
  ] as const;
  return (
    <>
      <PageBar title={record.name}>
        <span className={styles.state}>
          <State record={record} hasChanges={hasChanges} />
        </span>
        <span className={styles.space} />
        <Saved saving={saving} isChanged={editor.isChanged} />
        {!isReadOnly && (
          <>
            <Undo list={list} onUndo={() => step({ do: 'undo' })} onRedo={() => step({ do: 'redo' })} />
            <Button
              isBusy={isBusy}
              isDisabled={flaws.length > 0 || saving.kind === 'conflict'}
              onPress={() => void attempt(editor.publish, 'Seite veröffentlicht.')}
            >
              Veröffentlichen
            </Button>
            <MoreMenu label="Mehr zur Seite" deeds={menu} />
          </>
        )}
      </PageBar>
      {error !== undefined && (
        <div className={styles.note}>
          <Note tone="bad" isNew>
            {messageOf(error, failedOf(site, 'update'))}
          </Note>
        </div>
      )}
      {asks === 'discard' && (
        <Ask
          title="Änderungen verwerfen?"
          deed="Verwerfen"
          isBusy={isBusy}
          onConfirm={() => void attempt(editor.discard, 'Änderungen verworfen.').then(() => setAsks(undefined))}
          onClose={() => setAsks(undefined)}
        >
          Die Seite ist dann wieder so, wie sie alle sehen.
        </Ask>
      )}
      {asks === 'delete' && <DeleteQuestion id={record.id} onClose={() => setAsks(undefined)} />}
    </>
  );
}

type Question = 'discard' | 'delete';

function State({ record, hasChanges }: { record: SiteRecord; hasChanges: boolean }) {
  if (!record.isPublic) return <Pill tone="warn">Entwurf</Pill>;
  return hasChanges ? <Pill tone="info">Öffentlich, mit Änderungen</Pill> : <Pill tone="ok">Öffentlich</Pill>;
}

function Saved({ saving, isChanged }: Pick<SiteEditor, 'saving' | 'isChanged'>) {
  const zone = useContext(ShopZone);
  const time = saving.kind === 'saved' && timeText(DateTime.fromJSDate(saving.at, { zone }));
  const text = saving.kind === 'busy' ? 'Speichert …' : isChanged ? 'Ungespeicherte Änderungen' : time ? `Gespeichert um ${time}` : '';
  return (
    <span className={styles.saved} role="status">
      {text}
    </span>
  );
}

const Undo = ({ list, onUndo, onRedo }: { list: SiteEditor['list']; onUndo: () => void; onRedo: () => void }) => (
  <span className={styles.undo}>
    <Button look="secondary" icon="undo-2" label="Rückgängig" isDisabled={list.past.length === 0} onPress={onUndo} />
    <span className={styles.redo}>
      <Button look="secondary" icon="undo-2" label="Wiederholen" isDisabled={list.future.length === 0} onPress={onRedo} />
    </span>
  </span>
);

function DeleteQuestion({ id, onClose }: { id: string; onClose: () => void }) {
  const [remove, { error, loading }] = useDeleteSiteMutation({ refetchQueries: ['Sites'] });
  const navigate = useNavigate();
  const toast = useToast();
  const leave = (): void => {
    toast(`${site.noun} gelöscht.`);
    void navigate('/backend/sites');
  };
  // When it is refused the dialog stays, and says why.
  const stay = (): void => {};
  return (
    <Ask
      title={`${site.noun} löschen?`}
      deed="Löschen"
      wrong={error && messageOf(error, failedOf(site, 'delete'))}
      isBusy={loading}
      onConfirm={() => void remove({ variables: { id } }).then(leave, stay)}
      onClose={onClose}
    >
      Das lässt sich nicht rückgängig machen.
    </Ask>
  );
}
