/** The form for a new page: its template, name, path, type and parent. The editor adds the blocks later. */
import { useSearchParams } from 'react-router';
import { can } from '../../../schema/access/permissions';
import { site } from '../../../schema/collections/site';
import type { Fields } from '../../../schema/fields/field';
import { errorCodes } from '../../../schema/errors/appError';
import { toErrorEntries, failureText } from '../../collection/errorMessages';
import { useUnsavedChanges } from '../../collection/record/useUnsavedChanges';
import { RecordForm } from '../../forms/RecordForm';
import { LinkButton } from '../../ui/actions/Button';
import { Alert } from '../../ui/feedback/Alert';
import { PageHeader } from '../../ui/display/PageHeader';
import { useOffice } from '../shell/officeContext';
import styles from './SitesPage.module.css';
import { TemplateField } from './TemplateField';
import { followName, useCreateSite } from './useCreateSite';

const { name, path, type, parent, description } = site.fields;
// A page has the type of its template.
const fieldsOf = (template: string | null): Fields =>
  template ? { name, path, parent, description } : { name, path, type, parent, description };

export function NewSitePage() {
  const { roles } = useOffice().me;
  const { setChanged, leaveDialog } = useUnsavedChanges();
  const [searchParams, setSearchParams] = useSearchParams();
  const template = searchParams.get('template');
  const { save, error, isSaving } = useCreateSite(template, () => setChanged(false));
  return (
    <>
      <PageHeader title={`${site.singularLabel} anlegen`}>
        <span className={styles.space} />
        <LinkButton variant="secondary" icon="arrow-left" to="/backend/sites">
          {site.label}
        </LinkButton>
      </PageHeader>
      <div className={styles.body}>
        {can(roles, 'site.create') ? (
          <>
            <TemplateField value={template} onChange={id => setSearchParams(id ? { template: id } : {}, { replace: true })} />
            <RecordForm
              fields={fieldsOf(template)}
              serverErrors={toErrorEntries(error, failureText(site, 'create'))}
              isSaving={isSaving}
              derive={followName}
              onChanged={() => setChanged(true)}
              onSave={save}
            />
          </>
        ) : (
          <Alert tone="warning">{errorCodes.FORBIDDEN.message}</Alert>
        )}
      </div>
      {leaveDialog}
    </>
  );
}
