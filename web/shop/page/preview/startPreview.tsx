/** Connects the preview with the editor: shows what it sends, and says when the page is ready. */
import type { ApolloClient } from '@apollo/client';
import { onPreviewMessage, postToEditor, type PageMessage } from '../../../blocks/preview/previewMessages';
import { editorWindow, isPreviewWindow } from '../../../blocks/preview/previewWindow';
import { Canvas, type CanvasState } from './Canvas';
import { partsFor } from './canvasParts';
import { pauseMotion } from './editing/pauseMotion';
import { focusPlace } from './focusPlace';
import { keepConnected } from './window/keepConnected';
import { LivePreview } from './livePreview';
import { simulate } from './simulate';
import type { PreviewState } from './usePreview';
import { WaitingNotice } from './window/WaitingNotice';

/** Returns a function that stops it. */
export function startPreview(client: ApolloClient, show: (state: PreviewState) => void): () => void {
  let state: PreviewState & CanvasState = { selected: { id: null, field: null }, order: [], canEdit: false, edited: null, marks: [] };
  if (isPreviewWindow()) state.notice = <WaitingNotice />;
  const update = (change: Partial<typeof state>): void => {
    state = { ...state, ...change };
    const { selected, order, canEdit, edited, marks, blocks = [] } = state;
    const canvas = { selected, order, canEdit, edited, marks, blocks };
    show({ ...state, selection: <Canvas {...canvas} findStored={preview.storedBlock} onEnd={() => edit(null)} /> });
  };
  const preview = new LivePreview(client, blocks => update({ blocks, notice: undefined }));
  const edit = (edited: CanvasState['edited']): void => {
    preview.holdBlock(edited && edited.index === undefined ? edited.id : null);
    update({ edited });
  };
  const handlers: { [P in PageMessage['preview']]?: (message: Extract<PageMessage, { preview: P }>) => void } = {
    selected: selected => update({ selected }),
    marks: ({ marks }) => update({ marks, isCompared: true }),
    edit,
    imageChanged: ({ id }) => preview.forget(id),
    focus: ({ place }) => focusPlace(place ?? state.selected),
    simulation: simulate,
    content: message => {
      pauseMotion();
      update({ canvas: partsFor(message.canInsert), canEdit: message.canEdit, order: message.order });
      preview.update(message);
    },
  };
  const stop = onPreviewMessage<PageMessage>((message, source) => {
    if (source === editorWindow()) handlers[message.preview]?.(message as never); // each handler takes the message of its name
  });
  update({});
  if (!isPreviewWindow()) {
    postToEditor({ preview: 'ready' });
    return stop;
  }
  const disconnect = keepConnected();
  return () => {
    stop();
    disconnect();
  };
}
