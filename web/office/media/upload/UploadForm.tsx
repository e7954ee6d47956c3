/** The form that renames or deletes an uploaded file. */
import { inputFields } from '../../../../schema/fields/field';
import { toErrorEntries, failureText } from '../../../collection/errorMessages';
import type { PageProps } from '../../../collection/pageProps';
import { RecordActions } from '../../../collection/record/RecordActions';
import { useUnsavedChanges } from '../../../collection/record/useUnsavedChanges';
import { RecordForm } from '../../../forms/RecordForm';
import { hooks, type UploadQuery } from '../../../generated/collections/upload';
import { useToast } from '../../../ui/overlays/Toasts';

export function UploadForm({ definition, upload }: Pick<PageProps, 'definition'> & { upload: UploadQuery['record'] }) {
  const { id } = upload;
  const [update, { error, loading }] = hooks.useUpdate();
  const toast = useToast();
  const { setChanged, leaveDialog } = useUnsavedChanges();
  const save = (input: object): void =>
    void update({ variables: { id, input } }).then(
      () => {
        setChanged(false);
        toast('Datei gespeichert.');
      },
      () => {}, // the hook returns the error
    );
  return (
    <>
      <RecordForm
        key={upload.updatedAt}
        fields={inputFields(definition.fields)}
        record={upload}
        serverErrors={toErrorEntries(error, failureText(definition, 'update'))}
        isSaving={loading}
        isReadOnly={!upload.viewerCanUpdate}
        onChanged={() => setChanged(true)}
        onSave={save}
      >
        <RecordActions definition={definition} hooks={hooks} record={upload} onDeleted={() => setChanged(false)} />
      </RecordForm>
      {leaveDialog}
    </>
  );
}
