/** Saves a template: a new one, or the changes since the version that was loaded or saved last. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EditableRecord } from '../../../collection/collectionHooks';
import { failureText, toErrorEntries } from '../../../collection/errorMessages';
import type { EditablePageProps } from '../../../collection/pageProps';
import { ignoreError } from '../../../collection/record/ignoreError';
import { useToast } from '../../../ui/overlays/Toasts';

type Options = Pick<EditablePageProps, 'definition' | 'hooks'> & { record: EditableRecord | undefined; onSaved: () => void };

export function useSaveTemplate({ definition, hooks, record, onSaved }: Options) {
  const [version, setVersion] = useState(record?.updatedAt);
  const [create, created] = hooks.useCreate();
  const [update, updated] = hooks.useUpdate();
  const navigate = useNavigate();
  const toast = useToast();
  const finish = (): void => {
    onSaved();
    toast(`${definition.singularLabel} gespeichert.`);
  };
  const save = (input: object): void => {
    if (record)
      void update({ variables: { id: record.id, input, ...(version && { ifMatch: version }) } }).then(({ data }) => {
        setVersion(data?.record.updatedAt);
        finish();
      }, ignoreError);
    else
      void create({ variables: { input } }).then(({ data }) => {
        finish();
        return navigate(`../${data?.record.id}`, { relative: 'path', replace: true });
      }, ignoreError);
  };
  const error = updated.error ?? created.error;
  return {
    save,
    error,
    serverErrors: toErrorEntries(error, failureText(definition, record ? 'update' : 'create')),
    isSaving: Boolean(updated.loading ?? created.loading),
  };
}
