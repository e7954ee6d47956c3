/** Dialog that removes a tag from the selected images. */
import { useState } from 'react';
import { errorMessage } from '../../../collection/errorMessages';
import { Field } from '../../../ui/inputs/Field';
import { Select } from '../../../ui/inputs/controls';
import { Dialog } from '../../../ui/overlays/Dialog';
import { FormDialog } from '../../../ui/overlays/FormDialog';
import { useRemoveImageTagMutation } from '../Media.generated';
import { imageCount } from './bulkTexts';
import type { BulkDialogProps } from './useBulkResults';

interface Props extends BulkDialogProps {
  /** The tags of the selected images. */
  tags: readonly string[];
}

export function RemoveTagDialog({ ids, tags, onDone, onClose }: Props) {
  const [tag, setTag] = useState(tags[0] ?? null);
  const [removeTag, { loading, error }] = useRemoveImageTagMutation();
  const title = 'Stichwort entfernen';
  if (tag === null)
    return (
      <Dialog title={title} width="narrow" onClose={onClose}>
        <p>Die ausgewählten Bilder haben keine Stichwörter.</p>
      </Dialog>
    );
  const remove = (): void =>
    void removeTag({ variables: { ids: [...ids], tag } }).then(
      ({ data }) => onDone(data?.results ?? [], () => `Stichwort „${tag}“ entfernt.`),
      () => {}, // the hook returns the error
    );
  return (
    <FormDialog title={title} submitLabel="Entfernen" isBusy={loading} onSubmit={remove} onClose={onClose}>
      <Field
        label="Stichwort"
        hint={`Von ${imageCount(ids.length).replace('Bilder', 'Bildern')}.`}
        error={error && errorMessage(error, 'Das Stichwort konnte nicht entfernt werden.')}
      >
        <Select empty={null} options={Object.fromEntries(tags.map(name => [name, name]))} value={tag} onChange={setTag} />
      </Field>
    </FormDialog>
  );
}
