/** Deletes a record after a confirmation. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { Button } from '../../ui/actions/Button';
import { useToast } from '../../ui/overlays/Toasts';
import { failureText, errorMessage } from '../errorMessages';
import type { EditablePageProps } from '../pageProps';
import { ignoreError } from './ignoreError';

export function DeleteButton({
  definition,
  hooks,
  id,
  onDeleted,
}: Omit<EditablePageProps, 'can' | 'formFields'> & { id: string; onDeleted: () => void }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [remove, { error, loading }] = hooks.useDelete();
  const navigate = useNavigate();
  const toast = useToast();
  const confirm = (): void =>
    void remove({ variables: { id } }).then(() => {
      onDeleted();
      toast(`${definition.singularLabel} gelöscht.`);
      return navigate('..', { relative: 'path' });
    }, ignoreError);
  return (
    <>
      <Button variant="dangerOutline" icon="trash-2" onPress={() => setDialogOpen(true)}>
        Löschen
      </Button>
      {isDialogOpen && (
        <ConfirmDialog
          title={`${definition.singularLabel} löschen?`}
          confirmLabel="Löschen"
          isBusy={loading}
          error={error && errorMessage(error, failureText(definition, 'delete'))}
          onConfirm={confirm}
          onClose={() => setDialogOpen(false)}
        >
          Das lässt sich nicht rückgängig machen.
        </ConfirmDialog>
      )}
    </>
  );
}
