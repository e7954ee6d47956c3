/** Creates a page of the shop. */
import { useCreateSiteMutation, type CreateSiteMutationVariables } from '../../generated/collections/site';
import { useNavigate } from 'react-router';

/** A new page is not public. Once published, it is in the sitemap and after the existing pages. */
const defaults = { hasDraft: false, isPublic: false, showInSitemap: true, sortOrder: 100 };

/** Creates a page and opens it in the editor. */
export function useCreateSite(onCreated: () => void) {
  const [create, { error, loading }] = useCreateSiteMutation();
  const navigate = useNavigate();
  const save = (values: object): void => {
    const input = { ...defaults, ...values } as CreateSiteMutationVariables['input'];
    create({ variables: { input } }).then(
      ({ data }) => {
        onCreated();
        return navigate(`/backend/sites/${data!.record.id}`);
      },
      () => {}, // the hook returns the error and the form shows it
    );
  };
  return { save, error, loading };
}
