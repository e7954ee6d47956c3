/** Deletes a record after a confirmation. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/actions/Button';
import { DeleteDialog } from '../usages/DeleteDialog';
import type { EditablePageProps } from '../pageProps';

export function DeleteButton({
  definition,
  hooks,
  id,
  onDeleted,
}: Pick<EditablePageProps, 'definition' | 'hooks'> & { id: string; onDeleted: () => void }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const navigate = useNavigate();
  const leave = (): void => {
    onDeleted();
    void navigate('..', { relative: 'path' });
  };
  return (
    <>
      <Button variant="dangerOutline" icon="trash-2" onPress={() => setDialogOpen(true)}>
        Löschen
      </Button>
      {isDialogOpen && (
        <DeleteDialog definition={definition} hooks={hooks} id={id} onDeleted={leave} onClose={() => setDialogOpen(false)} />
      )}
    </>
  );
}
