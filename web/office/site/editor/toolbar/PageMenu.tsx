/** The menu of the page editor: the revisions of the page, and what its toolbar offers besides. */
import { useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { can } from '../../../../../schema/access/permissions';
import { ActionMenu } from '../../../../ui/actions/ActionMenu';
import { useOffice } from '../../../shell/officeContext';
import type { SiteRecord } from '../../blocks/siteRecord';
import { RevisionsDialog } from '../../revisions/RevisionsDialog';
import type { SiteEditor } from '../useSiteEditor';

interface Props extends Pick<ComponentProps<typeof ActionMenu>, 'actions'> {
  record: SiteRecord;
  editor: SiteEditor;
}

export function PageMenu({ record, editor, actions }: Props) {
  const { roles } = useOffice().me;
  const navigate = useNavigate();
  const [hasRevisions, setRevisions] = useState(false);
  const showRevisions = { label: 'Fassungen', icon: 'clock', onPress: () => setRevisions(true) } as const;
  const copyPage = {
    label: 'Als Vorlage verwenden',
    icon: 'copy-plus',
    onPress: () => void navigate(`/backend/sites/new?template=${record.id}`),
  } as const;
  const ownActions = can(roles, 'site.create') ? [showRevisions, copyPage] : [showRevisions];
  return (
    <>
      <ActionMenu label="Mehr zur Seite" actions={[...ownActions, ...actions]} />
      {hasRevisions && <RevisionsDialog record={record} editor={editor} onClose={() => setRevisions(false)} />}
    </>
  );
}
