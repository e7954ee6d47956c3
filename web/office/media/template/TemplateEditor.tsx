/** The editor of an image template: a live preview, the layers, the form of the selected layer, and the template itself. */
import { useState } from 'react';
import type { EditableRecord } from '../../../collection/collectionHooks';
import type { EditablePageProps } from '../../../collection/pageProps';
import { RecordHeader } from '../../../collection/record/RecordHeader';
import { useSaveRecord } from '../../../collection/record/useSaveRecord';
import { useUnsavedChanges } from '../../../collection/record/useUnsavedChanges';
import { FormErrors } from '../../../forms/FormErrors';
import { PreviewPane } from './preview/PreviewPane';
import { SaveBar } from './SaveBar';
import styles from './template.module.css';
import { TemplatePanels } from './TemplatePanels';
import { useTemplateForm } from './useTemplateForm';

interface Props extends EditablePageProps {
  /** Without it a new one is created. */
  record?: EditableRecord;
  onCreated?: (id: string) => void;
}

export function TemplateEditor({ definition, hooks, record, onCreated }: Props) {
  const { hasUnsavedChanges, setChanged, startSave, leaveDialog } = useUnsavedChanges();
  const [opened] = useState(record); // saving keeps the selected layer, so the form goes on with its own values
  const { save, error, serverErrors, isSaving } = useSaveRecord({ definition, hooks, record: opened, startSave, onSaved: onCreated });
  const { form, layers } = useTemplateForm({ record: opened, error, serverErrors, onChanged: () => setChanged(true), onSave: save });
  return (
    <>
      <RecordHeader definition={definition} record={record} title={`${definition.singularLabel} anlegen`} />
      <div className={styles.body}>
        <form ref={form.form} className={styles.form} onSubmit={form.save} noValidate>
          <div className={styles.columns}>
            <PreviewPane values={form.values} layers={layers} />
            <TemplatePanels form={form} layers={layers} isNew={!record} />
          </div>
          <FormErrors hasIssues={form.hasIssues} serverErrors={serverErrors} />
          <SaveBar {...{ definition, hooks, record, hasUnsavedChanges, isSaving }} onDeleted={() => setChanged(false)} />
        </form>
      </div>
      {leaveDialog}
    </>
  );
}
