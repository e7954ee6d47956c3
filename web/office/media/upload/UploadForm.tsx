/** The form that renames or deletes an uploaded file. */
import { inputFields } from '../../../../schema/fields/field';
import type { PageProps } from '../../../collection/pageProps';
import { RecordActions } from '../../../collection/record/RecordActions';
import { useSaveRecord } from '../../../collection/record/useSaveRecord';
import { useFormRecord, useUnsavedChanges } from '../../../collection/record/useUnsavedChanges';
import { RecordForm } from '../../../forms/RecordForm';
import { hooks, type UploadQuery } from '../../../generated/collections/upload';

export function UploadForm({ definition, upload }: Pick<PageProps, 'definition'> & { upload: UploadQuery['record'] }) {
  const { hasUnsavedChanges, setChanged, startSave, leaveDialog } = useUnsavedChanges();
  const record = useFormRecord(upload, hasUnsavedChanges);
  const { save, serverErrors, isSaving } = useSaveRecord({ definition, hooks, record, startSave });
  return (
    <>
      <RecordForm
        key={record.updatedAt}
        fields={inputFields(definition.fields)}
        record={record}
        serverErrors={serverErrors}
        isSaving={isSaving}
        isReadOnly={!record.viewerCanUpdate}
        onChanged={() => setChanged(true)}
        onSave={save}
      >
        <RecordActions definition={definition} hooks={hooks} record={upload} onDeleted={() => setChanged(false)} />
      </RecordForm>
      {leaveDialog}
    </>
  );
}
