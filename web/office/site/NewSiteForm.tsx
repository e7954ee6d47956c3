/** The form for a new page: its template, name, path, type and parent. */
import { useSearchParams } from 'react-router';
import { site } from '../../../schema/collections/site';
import type { Fields } from '../../../schema/fields/field';
import { toErrorEntries, failureText } from '../../collection/errorMessages';
import { useUnsavedChanges } from '../../collection/record/useUnsavedChanges';
import { RecordForm } from '../../forms/RecordForm';
import styles from './SitesPage.module.css';
import { TemplateField } from './TemplateField';
import { followName, useCreateSite } from './useCreateSite';

const { name, path, type, parent, description } = site.fields;
// A page has the type of its template.
const fieldsOf = (template: string | null): Fields =>
  template ? { name, path, parent, description } : { name, path, type, parent, description };

export function NewSiteForm() {
  const { setChanged, leaveDialog } = useUnsavedChanges();
  const [searchParams, setSearchParams] = useSearchParams();
  const template = searchParams.get('template');
  const { save, error, isSaving } = useCreateSite(template, () => setChanged(false));
  return (
    <>
      <div className={styles.template} inert={isSaving}>
        <TemplateField value={template} onChange={id => setSearchParams(id ? { template: id } : {}, { replace: true })} />
      </div>
      <RecordForm
        fields={fieldsOf(template)}
        serverErrors={toErrorEntries(error, failureText(site, 'create'))}
        isSaving={isSaving}
        isLocked={isSaving}
        derive={followName}
        onChanged={() => setChanged(true)}
        onSave={save}
      />
      {leaveDialog}
    </>
  );
}
