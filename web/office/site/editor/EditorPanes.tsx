/** The editor of a loaded page: content, settings and preview side by side, or as tabs. */
import type { SiteRecord } from '../blocks/siteRecord';
import { useOffice } from '../../shell/officeContext';
import { can } from '../../../../schema/access/permissions';
import { useSiteEditor } from './useSiteEditor';
import { useMediaQuery } from '../../../hooks/useMediaQuery';
import { useState } from 'react';
import styles from './SiteEditor.module.css';
import { EditorToolbar } from './toolbar/EditorToolbar';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import { SaveErrors } from './SaveErrors';
import { PreviewPane } from './PreviewPane';
import { type EditorTab, EditorTabs } from './EditorTabs';

/** Below this width, the editor shows either the form or the preview. */
const wideQuery = '(min-width: 1024px)';

export function EditorPanes({ record }: { record: SiteRecord }) {
  const { roles } = useOffice().me;
  const isReadOnly = !can(roles, 'site.update');
  const editor = useSiteEditor(record);
  const isWide = useMediaQuery(wideQuery);
  const [tab, setTab] = useState<EditorTab>('content');
  const [side, setSide] = useState<'edit' | 'preview'>('edit');
  const { history, edit } = editor;
  const openBlock = (blockId: string): void => {
    setTab('content');
    setSide('edit');
    edit({ do: 'open', id: blockId });
  };
  return (
    <div className={styles.editor} onKeyDown={editor.handleKey}>
      <EditorToolbar record={record} editor={editor} isReadOnly={isReadOnly} onOpenBlock={openBlock} />
      {!isWide && (
        <div className={styles.sides}>
          <SegmentedControl label="Ansicht" options={{ edit: 'Bearbeiten', preview: 'Vorschau' }} value={side} onChange={setSide} />
        </div>
      )}
      <SaveErrors editor={editor} />
      <div className={styles.halves}>
        {(isWide || side === 'edit') && (
          <div className={styles.form}>
            <EditorTabs {...{ record, editor, isReadOnly, tab }} onTab={setTab} />
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
