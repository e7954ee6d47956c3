/** Says that another editor has published or changed the page since the dialog was opened. */
import { useState } from 'react';
import { isEqual } from '../../../../schema/objects';
import { Alert } from '../../../ui/feedback/Alert';
import type { SiteRecord } from '../blocks/siteRecord';
import { editorName } from '../editor/conflicts/conflictTexts';
import type { SiteEditor } from '../editor/useSiteEditor';

export function OtherSave({ record, merged }: { record: SiteRecord; merged: SiteEditor['merged'] }) {
  const [atStart] = useState({ record, merged });
  if (!merged || merged === atStart.merged) return null;
  const isPublished = record.isPublic && (!atStart.record.isPublic || !isEqual(record.content, atStart.record.content));
  const isWithdrawn = !record.isPublic && atStart.record.isPublic;
  const what = isPublished ? 'veröffentlicht' : isWithdrawn ? 'zurückgezogen' : 'geändert';
  return (
    <Alert tone="warning" isNew title={`${editorName(merged)} hat die Seite gerade ${what}.`}>
      Hier steht schon der neue Stand. Bitte sehen Sie ihn sich an, bevor Sie veröffentlichen.
    </Alert>
  );
}
