/** The panes of the page editor: the form beside the preview and, where there is room, the inspector; all as tabs on narrow screens. */
import { useDeferredValue, useRef } from 'react';
import type { SiteRecord } from '../blocks/siteRecord';
import { useCanvas } from './canvas/useCanvas';
import { EditorTabs } from './EditorTabs';
import { Inspector } from './inspector/Inspector';
import { InspectorContext } from './inspector/inspectorContext';
import { useSimulation } from './preview/simulator/simulation';
import { usePreviewMessages } from './preview/usePreviewMessages';
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
  const { isWide, hasInspector, tab, setTab, field, insertion, openBlock, selectField, focusBlock, undo } = view;
  const { history, edit } = editor;
  const { blocks, openId } = history;
  const frame = useRef<HTMLIFrameElement>(null);
  const simulator = useSimulation();
  const { simulation } = simulator;
  const path = record.path ?? '';
  const hasList = useDeferredValue(true, false); // rendering many blocks takes long, and the preview loads meanwhile
  const canvas = useCanvas({ history, isReadOnly, isWide, edit, openBlock, selectField, focusBlock, undo });
  usePreviewMessages(frame, { path, blocks, selected: { id: openId, field }, insertion, simulation, canEdit: !isReadOnly, canvas });
  const preview = <PreviewPane path={path} frame={frame} {...simulator} />;
  return (
    <div className={styles.panes}>
      <div className={styles.form}>
        <InspectorContext value={hasInspector}>
          <EditorTabs {...{ record, editor, isReadOnly, hasList, insertion, tab }} preview={isWide ? undefined : preview} onTab={setTab} />
        </InspectorContext>
      </div>
      {isWide && preview}
      {hasInspector && <Inspector pageType={record.type} editor={editor} isReadOnly={isReadOnly} />}
      {insertion.picker}
      {canvas.dialog}
    </div>
  );
}
