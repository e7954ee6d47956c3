/** A new page: what it is called and where it will be. Its blocks come after. */
import { useNavigate } from 'react-router';
import { may } from '../../../schema/access/roles';
import { site } from '../../../schema/collections/site';
import { reasons } from '../../../schema/errors/appError';
import { entriesOf, failedOf } from '../../collection/errorMessages';
import { useUnsaved } from '../../collection/useUnsavedChanges';
import { RecordForm } from '../../forms/RecordForm';
import { useCreateSiteMutation, type CreateSiteMutationVariables } from '../../generated/collections/site';
import { LinkButton } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Alert';
import { PageBar } from '../../ui/display/PageHeader';
import { useOffice } from '../shell/officeContext';
import styles from './SitesPage.module.css';

const { name, path, type, parent, description } = site.fields;

/** A new page is a draft, found by search engines once it is public, behind those that are there. */
const begun = { hasDraft: false, isPublic: false, showInSitemap: true, sortOrder: 100 };

export function NewSitePage() {
  const { roles } = useOffice().me;
  const [create, { error, loading }] = useCreateSiteMutation();
  const navigate = useNavigate();
  const { mark, question } = useUnsaved();
  const save = (values: object): void => {
    const draft = { ...begun, ...values } as CreateSiteMutationVariables['draft'];
    create({ variables: { draft } }).then(
      ({ data }) => {
        mark(false);
        return navigate(`/backend/sites/${data!.record.id}`);
      },
      () => {}, // the hook keeps the error, and the form shows it
    );
  };
  return (
    <>
      <PageBar title={`${site.noun} anlegen`}>
        <span className={styles.space} />
        <LinkButton look="secondary" icon="arrow-left" to="/backend/sites">
          {site.label}
        </LinkButton>
      </PageBar>
      <div className={styles.body}>
        {may(roles, 'site.create') ? (
          <RecordForm
            fields={{ name, path, type, parent, description }}
            refusals={entriesOf(error, failedOf(site, 'create'))}
            isSaving={loading}
            onChanged={() => mark(true)}
            onSave={save}
          />
        ) : (
          <Note tone="warn">{reasons.forbidden.text}</Note>
        )}
      </div>
      {question}
    </>
  );
}
