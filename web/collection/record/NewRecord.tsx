/** Creates a record. */
import { useNavigate } from 'react-router';
import { errorCodes } from '../../../schema/errors/appError';
import { RecordForm } from '../../forms/RecordForm';
import { useExpandedSections } from '../../forms/useExpandedSections';
import { Alert } from '../../ui/feedback/Alert';
import styles from '../pages.module.css';
import { useUnsavedChanges } from './useUnsavedChanges';
import type { EditablePageProps } from '../pageProps';
import { RecordHeader } from './RecordHeader';
import { useSaveRecord } from './useSaveRecord';

export function NewRecord({ definition, hooks, can, formFields }: EditablePageProps) {
  const navigate = useNavigate();
  const { setChanged, startSave, leaveDialog } = useUnsavedChanges();
  const openList = () => void navigate('..', { relative: 'path' });
  const { save, serverErrors, isSaving } = useSaveRecord({ definition, hooks, startSave, onSaved: openList });
  const expandedSections = useExpandedSections(definition.sections);
  const title = `${definition.singularLabel} anlegen`;
  if (!can('create'))
    return (
      <>
        <RecordHeader definition={definition} title={title} />
        <div className={styles.body}>
          <Alert tone="warning">{errorCodes.FORBIDDEN.message}</Alert>
        </div>
      </>
    );
  return (
    <>
      <RecordHeader definition={definition} title={title} />
      <div className={styles.body}>
        <RecordForm
          fields={formFields}
          sections={definition.sections}
          expanded={expandedSections}
          validate={definition.validate}
          serverErrors={serverErrors}
          isSaving={isSaving}
          onChanged={() => setChanged(true)}
          onSave={save}
        />
      </div>
      {leaveDialog}
    </>
  );
}
