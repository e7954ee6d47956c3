/** Creates a record. */
import { useNavigate } from 'react-router';
import { errorCodes } from '../../../schema/errors/appError';
import { RecordForm } from '../../forms/RecordForm';
import { useExpandedSections } from '../../forms/useExpandedSections';
import { Alert } from '../../ui/feedback/Alert';
import { useToast } from '../../ui/overlays/Toasts';
import styles from '../pages.module.css';
import { toErrorEntries, failureText } from '../errorMessages';
import { useUnsavedChanges } from './useUnsavedChanges';
import type { EditablePageProps } from '../pageProps';
import { ignoreError } from './ignoreError';
import { RecordHeader } from './RecordHeader';

export function NewRecord({ definition, hooks, can, formFields }: EditablePageProps) {
  const [create, { error, loading }] = hooks.useCreate();
  const navigate = useNavigate();
  const toast = useToast();
  const { setChanged, leaveDialog } = useUnsavedChanges();
  const expandedSections = useExpandedSections(definition.sections);
  const save = (input: object) =>
    create({ variables: { input } }).then(() => {
      setChanged(false);
      toast(`${definition.singularLabel} gespeichert.`);
      return navigate('..', { relative: 'path' });
    }, ignoreError);
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
          serverErrors={toErrorEntries(error, failureText(definition, 'create'))}
          isSaving={loading}
          onChanged={() => setChanged(true)}
          onSave={save}
        />
      </div>
      {leaveDialog}
    </>
  );
}
