/** Edits or deletes a record. */
import { RecordForm } from '../../forms/RecordForm';
import { useExpandedSections } from '../../forms/useExpandedSections';
import styles from '../pages.module.css';
import { canEditField } from '../collectionHooks';
import { toErrorEntries, failureText } from '../errorMessages';
import { useUnsavedChanges } from './useUnsavedChanges';
import type { EditablePageProps } from '../pageProps';
import { RecordHeader } from './RecordHeader';
import { RecordPlaceholder } from './RecordPlaceholder';
import { RecordActions } from './RecordActions';
import { fieldsFor } from './fieldsFor';
import { useSaveRecord } from './useSaveRecord';

export function ExistingRecord({ definition, hooks, formFields, id, Action }: EditablePageProps & { id: string }) {
  const { data, error, refetch } = hooks.useGet({ variables: { id } });
  const { hasUnsavedChanges, setChanged, leaveDialog } = useUnsavedChanges();
  const { save, error: updateError, isSaving } = useSaveRecord(definition, hooks, () => setChanged(false));
  const expandedSections = useExpandedSections(definition.sections);
  if (!data) {
    return (
      <>
        <RecordHeader definition={definition} />
        <div className={styles.body}>
          <RecordPlaceholder definition={definition} error={error} refetch={refetch} />
        </div>
      </>
    );
  }
  const { record } = data;
  return (
    <>
      <RecordHeader definition={definition} record={record} />
      <div className={styles.body}>
        <RecordForm
          key={record.updatedAt}
          fields={fieldsFor(definition, formFields, record)}
          canEdit={field => canEditField(record, field)}
          sections={definition.sections}
          expanded={expandedSections}
          validate={definition.validate}
          record={record}
          serverErrors={toErrorEntries(updateError, failureText(definition, 'update'))}
          isSaving={isSaving}
          isReadOnly={!record.viewerCanUpdate}
          onChanged={() => setChanged(true)}
          onSave={input => void save(record, input)}
        >
          <RecordActions definition={definition} hooks={hooks} record={record} onDeleted={() => setChanged(false)} />
        </RecordForm>
        {Action && <Action record={record} hasUnsavedChanges={hasUnsavedChanges} />}
      </div>
      {leaveDialog}
    </>
  );
}
