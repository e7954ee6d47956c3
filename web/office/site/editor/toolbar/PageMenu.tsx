/** The menu of the page editor: the revisions of the page, and what its toolbar offers besides. */
import { useState, type ComponentProps } from 'react';
import { ActionMenu } from '../../../../ui/actions/ActionMenu';
import type { SiteRecord } from '../../blocks/siteRecord';
import { RevisionsDialog } from '../../revisions/RevisionsDialog';
import type { SiteEditor } from '../useSiteEditor';

interface Props extends Pick<ComponentProps<typeof ActionMenu>, 'actions'> {
  record: SiteRecord;
  editor: SiteEditor;
}

export function PageMenu({ record, editor, actions }: Props) {
  const [hasRevisions, setRevisions] = useState(false);
  return (
    <>
      <ActionMenu label="Mehr zur Seite" actions={[{ label: 'Fassungen', icon: 'clock', onPress: () => setRevisions(true) }, ...actions]} />
      {hasRevisions && <RevisionsDialog record={record} editor={editor} onClose={() => setRevisions(false)} />}
    </>
  );
}
