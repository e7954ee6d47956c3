/** The editor panel with the settings of a page and its search engine texts. It is saved by a button. */
import { useState } from 'react';
import { site } from '../../../../schema/collections/site';
import { RecordForm } from '../../../forms/RecordForm';
import { useToast } from '../../../ui/overlays/Toasts';
import { toErrorEntries, failureText } from '../../../collection/errorMessages';
import type { SiteRecord } from '../blocks/siteRecord';
import type { SiteEditor } from './useSiteEditor';
import { toError } from '../../../../schema/errors/toError';

const { name, title, description, path, type, parent, image, settings, sortOrder, seoTitle, seoDescription, showInSitemap } = site.fields;

const settingsParts = {
  page: { name, title, description, path, type, parent, image, settings, sortOrder },
  search: { seoTitle, seoDescription, showInSitemap },
} as const;

interface Props {
  part: keyof typeof settingsParts;
  record: SiteRecord;
  editor: SiteEditor;
  isReadOnly: boolean;
}

export function SettingsPanel({ part, record, editor, isReadOnly }: Props) {
  const [error, setError] = useState<Error>();
  const [isSaving, setSaving] = useState(false);
  const toast = useToast();
  const save = async (values: object): Promise<void> => {
    setSaving(true);
    try {
      const isDone = await editor.update(values);
      setError(undefined);
      if (isDone) toast(`${site.singularLabel} gespeichert.`);
    } catch (reason) {
      setError(toError(reason));
    }
    setSaving(false);
  };
  return (
    <RecordForm
      fields={settingsParts[part]}
      record={record}
      serverErrors={toErrorEntries(error, failureText(site, 'update'))}
      isSaving={isSaving}
      isReadOnly={isReadOnly}
      onSave={values => void save(values)}
    />
  );
}
