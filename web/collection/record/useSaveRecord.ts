/** Saves a record: a new one, or the changes since the version that was loaded or saved last. */
import { useState } from 'react';
import { useToast } from '../../ui/overlays/Toasts';
import type { EditableRecord } from '../collectionHooks';
import { failureText, toErrorEntries } from '../errorMessages';
import type { EditablePageProps } from '../pageProps';
import { ignoreError } from './ignoreError';
import type { StartSave } from './useUnsavedChanges';

interface Options extends Pick<EditablePageProps, 'definition' | 'hooks'> {
  /** The record that the form edits; without it a new one is created. */
  record?: EditableRecord | undefined;
  startSave: StartSave;
  /** Called with the id after a save, unless something has changed since it started. */
  onSaved?: ((id: string) => void) | undefined;
}

export function useSaveRecord({ definition, hooks, record, startSave, onSaved }: Options) {
  const [saved, setSaved] = useState<Pick<EditableRecord, 'id' | 'updatedAt'> | undefined>(record);
  const [seenRecord, setSeenRecord] = useState(record);
  if (seenRecord !== record) {
    setSeenRecord(record);
    setSaved(record);
  }
  const [create, created] = hooks.useCreate();
  const [update, updated] = hooks.useUpdate();
  const toast = useToast();
  const save = (input: object): void => {
    const markSaved = startSave();
    // The URL may hold the slug of the record; updates use its id.
    const request = saved ? update({ variables: { id: saved.id, input, ifMatch: saved.updatedAt } }) : create({ variables: { input } });
    void request.then(({ data }) => {
      setSaved(data!.record);
      toast(`${definition.singularLabel} gespeichert.`);
      if (markSaved()) onSaved?.(data!.record.id);
    }, ignoreError);
  };
  const error = updated.error ?? created.error;
  return {
    save,
    error,
    serverErrors: toErrorEntries(error, failureText(definition, saved ? 'update' : 'create')),
    isSaving: Boolean(updated.loading ?? created.loading),
  };
}
