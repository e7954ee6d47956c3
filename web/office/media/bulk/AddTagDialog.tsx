/** Dialog that adds a tag to the selected images. */
import { useId, useState } from 'react';
import { errorMessage } from '../../../collection/errorMessages';
import { Field } from '../../../ui/inputs/Field';
import { Input } from '../../../ui/inputs/controls';
import { FormDialog } from '../../../ui/overlays/FormDialog';
import { useAddImageTagMutation } from '../Media.generated';
import { imageCount } from './bulkTexts';
import type { BulkDialogProps } from './useBulkResults';

interface Props extends BulkDialogProps {
  /** The tags that other images have. */
  tags: readonly string[];
}

export function AddTagDialog({ ids, tags, onDone, onClose }: Props) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [addTag, { loading, error }] = useAddImageTagMutation();
  const listId = useId();
  const tag = text.trim();
  const add = (): void => {
    setMissing(tag === '');
    if (tag === '') return;
    void addTag({ variables: { ids: [...ids], tag } }).then(
      ({ data }) => onDone(data?.results ?? [], count => `Stichwort zu ${count === 1 ? '1 Bild' : `${count} Bildern`} hinzugefügt.`),
      () => {}, // the hook returns the error
    );
  };
  const failure = error && errorMessage(error, 'Das Stichwort konnte nicht hinzugefügt werden.');
  return (
    <FormDialog title="Stichwort hinzufügen" submitLabel="Hinzufügen" isBusy={loading} onSubmit={add} onClose={onClose}>
      <Field label="Stichwort" hint={`Für ${imageCount(ids.length)}.`} error={isMissing ? 'Bitte geben Sie ein Stichwort ein.' : failure}>
        <Input value={text} maxLength={60} list={listId} autoComplete="off" onChange={setText} />
      </Field>
      <datalist id={listId}>
        {tags.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </FormDialog>
  );
}
