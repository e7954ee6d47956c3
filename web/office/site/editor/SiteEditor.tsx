/** The page editor: blocks and settings next to a preview. Saves drafts automatically; only publishing shows them to visitors. */
import { useState } from 'react';
import { useParams } from 'react-router';
import { can } from '../../../../schema/access/permissions';
import { site } from '../../../../schema/collections/site';
import { useMediaQuery } from '../../../hooks/useMediaQuery';
import { useSiteQuery } from '../../../generated/collections/site';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { PageHeader } from '../../../ui/display/PageHeader';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import { Loading } from '../../../ui/feedback/Skeleton';
import { failedOf, errorMessage } from '../../../collection/errorMessages';
import { useOffice } from '../../shell/officeContext';
import { ContentPanel } from './ContentPanel';
import type { SiteRecord } from '../blocks/serializeBlocks';
import { EditorToolbar } from './EditorToolbar';
import { PreviewPane } from './PreviewPane';
import { SaveErrors } from './SaveErrors';
import { SettingsPanel } from './SettingsPanel';
import styles from './SiteEditor.module.css';
import { Tabs } from '../../../ui/display/Tabs';
import { useSiteEditor } from './useSiteEditor';

/** Below this width, the editor shows either the form or the preview. */
const wideQuery = '(min-width: 1024px)';

export function SiteEditor() {
  const { id } = useParams();
  const { data, error, refetch } = useSiteQuery({ variables: { id: id! }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  if (data) return <Editor key={data.record.id} record={data.record} />;
  return (
    <>
      <PageHeader title={site.singularLabel} />
      <div className={styles.single}>
        {error ? <ErrorMessage message={errorMessage(error, failedOf(site, 'get'))} onRetry={() => void refetch()} /> : <Loading />}
      </div>
    </>
  );
}

const tabs = { content: 'Inhalt', page: 'Seite', search: 'Suchmaschinen' } as const;

function Editor({ record }: { record: SiteRecord }) {
  const { roles } = useOffice().me;
  const isReadOnly = !can(roles, 'site.update');
  const editor = useSiteEditor(record);
  const isWide = useMediaQuery(wideQuery);
  const [tab, setTab] = useState<keyof typeof tabs>('content');
  const [side, setSide] = useState<'edit' | 'preview'>('edit');
  const { history, edit } = editor;
  const openBlock = (blockId: string): void => {
    setTab('content');
    setSide('edit');
    edit({ do: 'open', id: blockId });
  };
  return (
    <div className={styles.editor} onKeyDown={editor.handleKey}>
      <EditorToolbar record={record} editor={editor} isReadOnly={isReadOnly} />
      {!isWide && (
        <div className={styles.sides}>
          <SegmentedControl label="Ansicht" options={{ edit: 'Bearbeiten', preview: 'Vorschau' }} value={side} onChange={setSide} />
        </div>
      )}
      <SaveErrors editor={editor} />
      <div className={styles.halves}>
        {(isWide || side === 'edit') && (
          <div className={styles.form}>
            <Tabs label="Bereiche der Seite" tabs={tabs} value={tab} onChange={setTab}>
              <div className={styles.panel}>
                {tab === 'content' ? (
                  <ContentPanel record={record} history={history} fieldErrors={editor.fieldErrors} isReadOnly={isReadOnly} onEdit={edit} />
                ) : (
                  <SettingsPanel key={tab} part={tab} record={record} editor={editor} isReadOnly={isReadOnly} />
                )}
              </div>
            </Tabs>
          </div>
        )}
        {(isWide || side === 'preview') && (
          <PreviewPane path={record.path ?? ''} blocks={history.blocks} selectedId={history.openId} onSelect={openBlock} />
        )}
      </div>
      {editor.leaveDialog}
    </div>
  );
}
