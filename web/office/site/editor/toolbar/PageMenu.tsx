/** The menu of the page editor: the revisions of the page, links to its draft, proposals of texts, and what its toolbar offers besides. */
import { useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { can } from '../../../../../schema/access/permissions';
import { ActionMenu } from '../../../../ui/actions/ActionMenu';
import { useOffice } from '../../../shell/officeContext';
import { useHasTextModel } from '../../../shell/useHasTextModel';
import type { SiteRecord } from '../../blocks/siteRecord';
import { DraftLinksDialog } from '../../draftLinks/DraftLinksDialog';
import { ProposalsDialog } from '../../proposals/ProposalsDialog';
import { RevisionsDialog } from '../../revisions/RevisionsDialog';
import type { SiteEditor } from '../useSiteEditor';

interface Props extends Pick<ComponentProps<typeof ActionMenu>, 'actions'> {
  record: SiteRecord;
  editor: SiteEditor;
}

export function PageMenu({ record, editor, actions }: Props) {
  const { roles } = useOffice().me;
  const hasTextModel = useHasTextModel();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'revisions' | 'draftLinks' | 'proposals'>();
  const close = (): void => setDialog(undefined);
  const copyPage = {
    label: 'Als Vorlage verwenden',
    icon: 'copy-plus',
    onPress: () => void navigate(`/backend/sites/new?template=${record.id}`),
  } as const;
  const proposeTexts = { label: 'Texte vorschlagen', icon: 'text', onPress: () => setDialog('proposals') } as const;
  const entries = [
    { label: 'Fassungen', icon: 'clock', onPress: () => setDialog('revisions') },
    { label: 'Vorschau-Link', icon: 'link', onPress: () => setDialog('draftLinks') },
    ...(hasTextModel ? [proposeTexts] : []),
    ...(can(roles, 'site.create') ? [copyPage] : []),
    ...actions,
  ] as const;
  return (
    <>
      <ActionMenu label="Mehr zur Seite" actions={entries} />
      {dialog === 'revisions' && <RevisionsDialog record={record} editor={editor} onClose={close} />}
      {dialog === 'proposals' && <ProposalsDialog site={record.id} editor={editor} onClose={close} />}
      {dialog === 'draftLinks' && <DraftLinksDialog site={record.id} onClose={close} />}
    </>
  );
}
