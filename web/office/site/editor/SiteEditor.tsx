/** Writes a page: its blocks on the one side, the page as it will be on the other. Saves drafts on its own; only publishing shows them. */
import { useState } from 'react';
import { useParams } from 'react-router';
import { may } from '../../../../schema/access/roles';
import { site } from '../../../../schema/collections/site';
import { useMediaQuery } from '../../../hooks/useMediaQuery';
import { useSiteQuery } from '../../../generated/collections/site';
import { Failure } from '../../../ui/feedback/ErrorMessage';
import { PageBar } from '../../../ui/display/PageHeader';
import { Segmented } from '../../../ui/inputs/SegmentedControl';
import { Loading } from '../../../ui/feedback/Skeleton';
import { failedOf, messageOf } from '../../../collection/errorMessages';
import { useOffice } from '../../shell/officeContext';
import { ContentPanel } from './ContentPanel';
import type { SiteRecord } from '../blocks/serializeBlocks';
import { EditorBar } from './EditorToolbar';
import { PreviewPane } from './PreviewPane';
import { SaveNotes } from './SaveErrors';
import { SettingsPanel } from './SettingsPanel';
import styles from './SiteEditor.module.css';
import { Tabs } from '../../../ui/display/Tabs';
import { useSiteEditor } from './useSiteEditor';

/** Below this the page and its blocks take turns. */
const wide = '(min-width: 1024px)';

export function SiteEditor() {
  const { id } = useParams();
  const { data, error, refetch } = useSiteQuery({ variables: { id: id! }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  if (data) return <Editor key={data.record.id} record={data.record} />;
  return (
    <>
      <PageBar title={site.noun} />
      <div className={styles.alone}>
        {error ? <Failure message={messageOf(error, failedOf(site, 'get'))} onRetry={() => void refetch()} /> : <Loading />}
      </div>
    </>
  );
}

const tabs = { content: 'Inhalt', page: 'Seite', search: 'Suchmaschinen' } as const;

function Editor({ record }: { record: SiteRecord }) {
  const { roles } = useOffice().me;
  const isReadOnly = !may(roles, 'site.update');
  const editor = useSiteEditor(record);
  const isWide = useMediaQuery(wide);
  const [tab, setTab] = useState<keyof typeof tabs>('content');
  const [side, setSide] = useState<'edit' | 'preview'>('edit');
  const { list, step } = editor;
  const pick = (open: string): void => {
    setTab('content');
    setSide('edit');
    step({ do: 'open', id: open });
  };
  return (
    <div className={styles.editor} onKeyDown={editor.keys}>
      <EditorBar record={record} editor={editor} isReadOnly={isReadOnly} />
      {!isWide && (
        <div className={styles.sides}>
          <Segmented label="Ansicht" options={{ edit: 'Bearbeiten', preview: 'Vorschau' }} value={side} onChange={setSide} />
        </div>
      )}
      <SaveNotes editor={editor} />
      <div className={styles.halves}>
        {(isWide || side === 'edit') && (
          <div className={styles.form}>
            <Tabs label="Bereiche der Seite" tabs={tabs} value={tab} onChange={setTab}>
              <div className={styles.panel}>
                {tab === 'content' ? (
                  <ContentPanel record={record} list={list} flaws={editor.flaws} isReadOnly={isReadOnly} onStep={step} />
                ) : (
                  <SettingsPanel key={tab} part={tab} record={record} editor={editor} isReadOnly={isReadOnly} />
                )}
              </div>
            </Tabs>
          </div>
        )}
        {(isWide || side === 'preview') && <PreviewPane path={record.path ?? ''} blocks={list.blocks} selected={list.open} onPick={pick} />}
      </div>
      {editor.question}
    </div>
  );
}
