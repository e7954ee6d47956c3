/** Saves the changes of a record. */
import type { Collection } from '../../../schema/collections/collection';
import { useToast } from '../../ui/overlays/Toasts';
import type { EditableRecord, WriteHooks } from '../collectionHooks';
import { ignoreError } from './ignoreError';

export function useSaveRecord(definition: Collection, hooks: WriteHooks, onSaved: () => void) {
  const [update, { error, loading }] = hooks.useUpdate();
  const toast = useToast();
  // The URL may hold the slug of the record; updates use its id.
  const save = ({ id, updatedAt }: EditableRecord, input: object): Promise<void> =>
    update({ variables: { id, input, ifMatch: updatedAt } }).then(() => {
      onSaved();
      toast(`${definition.singularLabel} gespeichert.`);
    }, ignoreError);
  return { save, error, isSaving: loading ?? false };
}
