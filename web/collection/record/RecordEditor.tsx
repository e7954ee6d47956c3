/** Edits or deletes a record. */
import type { Collection } from '../../../schema/collections/collection';
import type { Fields } from '../../../schema/fields/field';
import { RecordForm } from '../../forms/RecordForm';
import { useExpandedSections } from '../../forms/useExpandedSections';
import styles from '../pages.module.css';
import { canEditField, type EditableRecord } from '../collectionHooks';
import type { EditablePageProps } from '../pageProps';
import { RecordActions } from './RecordActions';
import { RecordHeader } from './RecordHeader';
import { useSaveRecord } from './useSaveRecord';
import { useFormRecord, useUnsavedChanges } from './useUnsavedChanges';

export function RecordEditor({ definition, hooks, formFields, Action, record }: EditablePageProps & { record: EditableRecord }) {
  const { hasUnsavedChanges, setChanged, startSave, leaveDialog } = useUnsavedChanges();
  const formRecord = useFormRecord(record, hasUnsavedChanges);
  const { save, serverErrors, isSaving } = useSaveRecord({ definition, hooks, record: formRecord, startSave });
  const expandedSections = useExpandedSections(definition.sections);
  return (
    <>
      <RecordHeader definition={definition} record={record} />
      <div className={styles.body}>
        <RecordForm
          key={formRecord.updatedAt}
          fields={fieldsFor(definition, formFields, formRecord)}
          canEdit={field => canEditField(formRecord, field)}
          sections={definition.sections}
          expanded={expandedSections}
          validate={definition.validate}
          record={formRecord}
          serverErrors={serverErrors}
          isSaving={isSaving}
          isReadOnly={!formRecord.viewerCanUpdate}
          onChanged={() => setChanged(true)}
          onSave={save}
        >
          <RecordActions definition={definition} hooks={hooks} record={record} onDeleted={() => setChanged(false)} />
        </RecordForm>
        {Action && <Action record={record} hasUnsavedChanges={hasUnsavedChanges} />}
      </div>
      {leaveDialog}
    </>
  );
}

// A field that the viewer may not change keeps all options, so that it shows the value it has.
const fieldsFor = ({ fields }: Collection, formFields: Fields, record: EditableRecord): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, canEditField(record, name) ? formFields[name]! : field]));
