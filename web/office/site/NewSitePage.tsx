/** The page on which editors create a page of the shop. */
import { can } from '../../../schema/access/permissions';
import { site } from '../../../schema/collections/site';
import { errorCodes } from '../../../schema/errors/appError';
import { LinkButton } from '../../ui/actions/Button';
import { Alert } from '../../ui/feedback/Alert';
import { PageHeader } from '../../ui/display/PageHeader';
import { useOffice } from '../shell/officeContext';
import { NewSiteForm } from './NewSiteForm';
import styles from './SitesPage.module.css';

export function NewSitePage() {
  const { roles } = useOffice().me;
  return (
    <>
      <PageHeader title={`${site.singularLabel} anlegen`}>
        <span className={styles.space} />
        <LinkButton variant="secondary" icon="arrow-left" to="/backend/sites">
          {site.label}
        </LinkButton>
      </PageHeader>
      <div className={styles.body}>
        {can(roles, 'site.create') ? <NewSiteForm /> : <Alert tone="warning">{errorCodes.FORBIDDEN.message}</Alert>}
      </div>
    </>
  );
}
