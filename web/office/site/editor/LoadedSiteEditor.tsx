/** The editor of a loaded page: its toolbar, its errors and its panes. */
import { useMemo } from 'react';
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
import { EditorPanes } from './EditorPanes';

export function LoadedSiteEditor({ record }: { record: SiteRecord }) {
  const { roles } = useOffice().me;
  const isReadOnly = !can(roles, 'site.update');
  const editor = useSiteEditor(record);
  const view = useEditorView(editor, record.type, isReadOnly);
  const { resolve } = editor;
  const { conflicts: openConflicts } = editor.history;
  // A new value would make React search all blocks for its consumers at each key.
  const conflicts = useMemo(() => ({ conflicts: openConflicts, resolve }), [openConflicts, resolve]);
  return (
    <Presence site={record.id} block={editor.history.openId} field={view.field} onFocusField={view.setField}>
      <ConflictsContext value={conflicts}>
        <div className={styles.editor} onKeyDown={view.handleKey}>
          <EditorToolbar record={record} editor={editor} isReadOnly={isReadOnly} onOpenField={view.openField} onUndo={view.undo} />
          <SaveErrors editor={editor} onOpenBlock={view.openBlock} onOpenPart={view.setTab} />
          <EditorPanes record={record} editor={editor} view={view} isReadOnly={isReadOnly} />
          {editor.leaveDialog}
        </div>
      </ConflictsContext>
    </Presence>
  );
}
