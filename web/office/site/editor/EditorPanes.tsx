/** The panes of the page editor: the form beside the preview and, where there is room, the inspector; all as tabs on narrow screens. */
import type { SiteRecord } from '../blocks/siteRecord';
import { useCanvas } from './canvas/useCanvas';
import { EditorTabs } from './EditorTabs';
import { Inspector } from './inspector/Inspector';
import { InspectorContext } from './inspector/inspectorContext';
import { PreviewPane } from './PreviewPane';
import styles from './SiteEditor.module.css';
import type { useEditorView } from './useEditorView';
import type { SiteEditor } from './useSiteEditor';

interface Props {
  record: SiteRecord;
  editor: SiteEditor;
  view: ReturnType<typeof useEditorView>;
  isReadOnly: boolean;
}

export function EditorPanes({ record, editor, view, isReadOnly }: Props) {
  const { isWide, hasInspector, tab, setTab, field, insertion, openBlock, selectField, focusBlock } = view;
  const { history, edit } = editor;
  const canvas = useCanvas({ history, isReadOnly, isWide, edit, openBlock, selectField, focusBlock });
  const selected = { id: history.openId, field };
  const preview = <PreviewPane path={record.path ?? ''} blocks={history.blocks} {...{ selected, insertion, isReadOnly, canvas }} />;
  return (
    <div className={styles.panes}>
      <div className={styles.form}>
        <InspectorContext value={hasInspector}>
          <EditorTabs {...{ record, editor, isReadOnly, insertion, tab }} preview={isWide ? undefined : preview} onTab={setTab} />
        </InspectorContext>
      </div>
      {isWide && preview}
      {hasInspector && <Inspector pageType={record.type} editor={editor} isReadOnly={isReadOnly} />}
      {insertion.picker}
      {canvas.dialog}
    </div>
  );
}
