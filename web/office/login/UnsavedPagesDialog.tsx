/** Asks before a logout deletes the edits of pages that this device has not saved: the next user of the device must not find them. */
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';

interface Props {
  /** The number of pages that have such edits. */
  count: number;
  onConfirm: () => void;
}

export function UnsavedPagesDialog({ count, onConfirm }: Props) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      title="Ungespeicherte Änderungen löschen?"
      confirmLabel="Löschen und abmelden"
      cancelLabel="Zu den Seiten"
      onConfirm={onConfirm}
      onClose={() => void navigate('/backend/sites', { replace: true })}
    >
      Auf diesem Gerät sind Änderungen an {count === 1 ? 'einer Seite' : `${count} Seiten`} noch nicht gespeichert. Öffnen Sie die Seite, um
      sie zu speichern. Wenn Sie sich abmelden, gehen sie verloren.
    </ConfirmDialog>
  );
}
