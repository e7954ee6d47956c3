/** What a page is besides its blocks: its address and names, and what search engines are told. Saved when it is said to. */
import { useState } from 'react';
import { site } from '../../../../schema/collections/site';
import { RecordForm } from '../../../forms/RecordForm';
import { useToast } from '../../../ui/overlays/Toasts';
import { entriesOf, failedOf } from '../../../collection/errorMessages';
import type { SiteRecord } from '../blocks/serializeBlocks';
import type { SiteEditor } from './useSiteEditor';

const { name, title, description, path, type, parent, image, settings, sortOrder, seoTitle, seoDescription, showInSitemap } = site.fields;

const parts = {
  page: { name, title, description, path, type, parent, image, settings, sortOrder },
  search: { seoTitle, seoDescription, showInSitemap },
} as const;

interface Props {
  part: keyof typeof parts;
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
      await editor.update(values);
      setError(undefined);
      toast(`${site.noun} gespeichert.`);
    } catch (failed) {
      setError(failed as Error);
    }
    setSaving(false);
  };
  return (
    <RecordForm
      fields={parts[part]}
      record={record}
      refusals={entriesOf(error, failedOf(site, 'update'))}
      isSaving={isSaving}
      isReadOnly={isReadOnly}
      onSave={values => void save(values)}
    />
  );
}
