/** The form for a new page: its name, path, type and parent. The editor adds the blocks later. */
import { useNavigate } from 'react-router';
import { can } from '../../../schema/access/permissions';
import { site } from '../../../schema/collections/site';
import { errorCodes } from '../../../schema/errors/appError';
import { toErrorEntries, failedOf } from '../../collection/errorMessages';
import { useUnsavedChanges } from '../../collection/useUnsavedChanges';
import { RecordForm } from '../../forms/RecordForm';
import { useCreateSiteMutation, type CreateSiteMutationVariables } from '../../generated/collections/site';
import { LinkButton } from '../../ui/actions/Button';
import { Alert } from '../../ui/feedback/Alert';
import { PageHeader } from '../../ui/display/PageHeader';
import { useOffice } from '../shell/officeContext';
import styles from './SitesPage.module.css';

const { name, path, type, parent, description } = site.fields;

/** A new page is not public. Once published, it is in the sitemap and after the existing pages. */
const defaults = { hasDraft: false, isPublic: false, showInSitemap: true, sortOrder: 100 };

export function NewSitePage() {
  const { roles } = useOffice().me;
  const [create, { error, loading }] = useCreateSiteMutation();
  const navigate = useNavigate();
  const { setChanged, leaveDialog } = useUnsavedChanges();
  const save = (values: object): void => {
    const input = { ...defaults, ...values } as CreateSiteMutationVariables['input'];
    create({ variables: { input } }).then(
      ({ data }) => {
        setChanged(false);
        return navigate(`/backend/sites/${data!.record.id}`);
      },
      () => {}, // the hook returns the error and the form shows it
    );
  };
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
            serverErrors={toErrorEntries(error, failedOf(site, 'create'))}
            isSaving={loading}
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
