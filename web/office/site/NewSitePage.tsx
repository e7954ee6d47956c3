/** The form for a new page: its name, path, type and parent. The editor adds the blocks later. */
import { can } from '../../../schema/access/permissions';
import { site } from '../../../schema/collections/site';
import { errorCodes } from '../../../schema/errors/appError';
import { toErrorEntries, failureText } from '../../collection/errorMessages';
import { useUnsavedChanges } from '../../collection/record/useUnsavedChanges';
import { RecordForm } from '../../forms/RecordForm';
import { LinkButton } from '../../ui/actions/Button';
import { Alert } from '../../ui/feedback/Alert';
import { PageHeader } from '../../ui/display/PageHeader';
import { useOffice } from '../shell/officeContext';
import styles from './SitesPage.module.css';
import { followName, useCreateSite } from './useCreateSite';

const { name, path, type, parent, description } = site.fields;

export function NewSitePage() {
  const { roles } = useOffice().me;
  const { setChanged, leaveDialog } = useUnsavedChanges();
  const { save, error, loading } = useCreateSite(() => setChanged(false));
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
          <RecordForm
            fields={{ name, path, type, parent, description }}
            serverErrors={toErrorEntries(error, failureText(site, 'create'))}
            isSaving={loading}
            derive={followName}
            onChanged={() => setChanged(true)}
            onSave={save}
          />
        ) : (
          <Alert tone="warning">{errorCodes.FORBIDDEN.message}</Alert>
        )}
      </div>
      {leaveDialog}
    </>
  );
}
