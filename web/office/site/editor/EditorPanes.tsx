/** The editor of a loaded page: its form and its preview side by side, or all as tabs. */
import type { SiteRecord } from '../blocks/siteRecord';
import { useOffice } from '../../shell/officeContext';
import { can } from '../../../../schema/access/permissions';
import { useEditorView } from './useEditorView';
import { useSiteEditor } from './useSiteEditor';
import styles from './SiteEditor.module.css';
import { EditorToolbar } from './toolbar/EditorToolbar';
import { ConflictsContext } from './conflicts/conflictsContext';
import { SaveErrors } from './SaveErrors';
import { Presence } from './presence/Presence';
import { PreviewPane } from './PreviewPane';
import { EditorTabs } from './EditorTabs';

export function EditorPanes({ record }: { record: SiteRecord }) {
  const { roles } = useOffice().me;
  const isReadOnly = !can(roles, 'site.update');
  const editor = useSiteEditor(record);
  const { isWide, tab, setTab, field, setField, insertion, openBlock, openField } = useEditorView(editor, record.type, isReadOnly);
  const { blocks, openId } = editor.history;
  const preview = (
    <PreviewPane path={record.path ?? ''} blocks={blocks} selected={{ id: openId, field }} insertion={insertion} onSelect={openBlock} />
  );
  return (
    <Presence site={record.id} block={openId} field={field} onFocusField={setField}>
      <ConflictsContext value={editor}>
        <div className={styles.editor} onKeyDown={editor.handleKey}>
          <EditorToolbar record={record} editor={editor} isReadOnly={isReadOnly} onOpenField={openField} />
          <SaveErrors editor={editor} onOpenBlock={openBlock} />
          <div className={styles.halves}>
            <div className={styles.form}>
              <EditorTabs {...{ record, editor, isReadOnly, insertion, tab }} preview={isWide ? undefined : preview} onTab={setTab} />
            </div>
            {isWide && preview}
          </div>
          {insertion.picker}
          {editor.leaveDialog}
        </div>
      </ConflictsContext>
    </Presence>
  );
}
