/** The editor of a loaded page: content, settings and preview side by side, or as tabs. */
import type { SiteRecord } from '../blocks/siteRecord';
import { useOffice } from '../../shell/officeContext';
import { can } from '../../../../schema/access/permissions';
import { useEditorView } from './useEditorView';
import { useSiteEditor } from './useSiteEditor';
import styles from './SiteEditor.module.css';
import { EditorToolbar } from './toolbar/EditorToolbar';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import { ConflictsContext } from './conflicts/conflictsContext';
import { SaveErrors } from './SaveErrors';
import { PreviewPane } from './PreviewPane';
import { EditorTabs } from './EditorTabs';

export function EditorPanes({ record }: { record: SiteRecord }) {
  const { roles } = useOffice().me;
  const isReadOnly = !can(roles, 'site.update');
  const editor = useSiteEditor(record);
  const { isWide, tab, setTab, side, setSide, openBlock, openField } = useEditorView(editor);
  return (
    <ConflictsContext value={editor}>
      <div className={styles.editor} onKeyDown={editor.handleKey}>
        <EditorToolbar record={record} editor={editor} isReadOnly={isReadOnly} onOpenField={openField} />
        {!isWide && (
          <div className={styles.sides}>
            <SegmentedControl label="Ansicht" options={{ edit: 'Bearbeiten', preview: 'Vorschau' }} value={side} onChange={setSide} />
          </div>
        )}
        <SaveErrors editor={editor} onOpenBlock={openBlock} />
        <div className={styles.halves}>
          {(isWide || side === 'edit') && (
            <div className={styles.form}>
              <EditorTabs {...{ record, editor, isReadOnly, tab }} onTab={setTab} />
            </div>
          )}
          {(isWide || side === 'preview') && (
            <PreviewPane path={record.path ?? ''} blocks={editor.history.blocks} selectedId={editor.history.openId} onSelect={openBlock} />
          )}
        </div>
        {editor.leaveDialog}
      </div>
    </ConflictsContext>
  );
}
