/** The editor of an image template: a live preview, the layers, the form of the selected layer, and the template itself. */
import type { EditableRecord } from '../../../collection/collectionHooks';
import type { EditablePageProps } from '../../../collection/pageProps';
import { RecordHeader } from '../../../collection/record/RecordHeader';
import { useUnsavedChanges } from '../../../collection/record/useUnsavedChanges';
import { FormErrors } from '../../../forms/FormErrors';
import { PreviewPane } from './preview/PreviewPane';
import { SaveBar } from './SaveBar';
import styles from './template.module.css';
import { TemplatePanels } from './TemplatePanels';
import { useSaveTemplate } from './useSaveTemplate';
import { useTemplateForm } from './useTemplateForm';

export function TemplateEditor({ definition, hooks, record }: EditablePageProps & { record?: EditableRecord }) {
  const { hasUnsavedChanges, setChanged, leaveDialog } = useUnsavedChanges();
  const { save, error, serverErrors, isSaving } = useSaveTemplate({ definition, hooks, record, onSaved: () => setChanged(false) });
  const { form, layers } = useTemplateForm({ record, error, serverErrors, onChanged: () => setChanged(true), onSave: save });
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
