/** Creates a page of the shop. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { proposedPath } from '../../../schema/rules/site/proposedPath';
import type { FormValues } from '../../forms/useRecordForm';
import { useCreateSiteMutation, useSiteLazyQuery, type CreateSiteMutationVariables } from '../../generated/collections/site';
import { duplicateBlocks } from './blocks/clipboard';
import { currentBlocks, toContentInput, type SiteRecord } from './blocks/siteRecord';

/** A new page is not public. Once published, it is in the sitemap and after the existing pages. */
const defaults = { hasDraft: false, isPublic: false, showInSitemap: true, sortOrder: 100 };

const pathOf = ({ name }: FormValues): string => proposedPath(typeof name === 'string' ? name : '');

/** The path follows the name until the editor types another one. */
export const followName = (values: FormValues, previous: FormValues): FormValues =>
  values.path === previous.path && (previous.path ?? '') === pathOf(previous) ? { ...values, path: pathOf(values) } : values;

/** What a new page takes over from its template: the blocks as its editors see them, the type, and the image for shared links. */
const templateInput = (template: SiteRecord): object => ({
  type: template.type,
  image: template.image?.id ?? null,
  draft: toContentInput(duplicateBlocks(currentBlocks(template))),
  hasDraft: true,
});

/** Creates a page and opens it in the editor. The template is loaded now, because others may have changed it. */
export function useCreateSite(templateId: string | null, onCreated: () => void) {
  const [create, { error: createError }] = useCreateSiteMutation();
  const [loadSite] = useSiteLazyQuery({ fetchPolicy: 'network-only' });
  const [loadError, setLoadError] = useState<Error>();
  const [isSaving, setSaving] = useState(false);
  const navigate = useNavigate();

  async function createSite(values: object): Promise<void> {
    const template = templateId ? await loadSite({ variables: { id: templateId } }) : undefined;
    setLoadError(template?.error);
    if (template && !template.data) return;
    const input = { ...defaults, ...values, ...(template?.data && templateInput(template.data.record)) };
    const { data } = await create({ variables: { input: input as CreateSiteMutationVariables['input'] } });
    onCreated();
    await navigate(`/backend/sites/${data!.record.id}`);
  }

  const save = (values: object): void => {
    setSaving(true);
    void createSite(values)
      .catch(() => {}) // the hook returns the error and the form shows it
      .finally(() => setSaving(false));
  };
  return { save, error: loadError ?? createError, isSaving };
}
