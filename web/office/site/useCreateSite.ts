/** Creates a page of the shop. */
import { proposedPath } from '../../../schema/rules/site/proposedPath';
import type { FormValues } from '../../forms/useRecordForm';
import { useCreateSiteMutation, type CreateSiteMutationVariables } from '../../generated/collections/site';
import { useNavigate } from 'react-router';

/** A new page is not public. Once published, it is in the sitemap and after the existing pages. */
const defaults = { hasDraft: false, isPublic: false, showInSitemap: true, sortOrder: 100 };

const pathOf = ({ name }: FormValues): string => proposedPath(typeof name === 'string' ? name : '');

/** The path follows the name until the editor types another one. */
export const followName = (values: FormValues, previous: FormValues): FormValues =>
  values.path === previous.path && (previous.path ?? '') === pathOf(previous) ? { ...values, path: pathOf(values) } : values;

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
