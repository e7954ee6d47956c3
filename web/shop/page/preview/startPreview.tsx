/** Connects the preview with the editor: shows what it sends, and says when the page is ready. */
import type { ApolloClient } from '@apollo/client';
import { onPreviewMessage, postToEditor, type PageMessage } from '../../../blocks/preview/previewMessages';
import { Canvas, type CanvasState } from './Canvas';
import { partsFor } from './canvasParts';
import { focusPlace } from './focusPlace';
import { LivePreview } from './livePreview';
import type { PreviewState } from './usePreview';

/** Returns a function that stops it. */
export function startPreview(client: ApolloClient, show: (state: PreviewState) => void): () => void {
  let state: PreviewState & CanvasState = { selected: { id: null, field: null }, order: [], canEdit: false, edited: null };
  const update = (change: Partial<typeof state>): void => {
    state = { ...state, ...change };
    const { selected, order, canEdit, edited, blocks = [] } = state;
    const canvas = { selected, order, canEdit, edited, blocks };
    show({ ...state, selection: <Canvas {...canvas} findStored={preview.storedBlock} onEnd={() => edit(null)} /> });
  };
  const preview = new LivePreview(client, blocks => update({ blocks }));
  const edit = (edited: CanvasState['edited']): void => {
    preview.holdBlock(edited && edited.index === undefined ? edited.id : null);
    update({ edited });
  };
  const handle = (message: PageMessage): void => {
    if (message.preview === 'selected') return update({ selected: message });
    if (message.preview === 'edit') return edit(message);
    if (message.preview === 'imageChanged') return preview.forget(message.id);
    if (message.preview === 'focus') return focusPlace(message.place ?? state.selected);
    update({ canvas: partsFor(message.canInsert), canEdit: message.canEdit, order: message.order });
    preview.update(message);
  };
  const stop = onPreviewMessage<PageMessage>(handle);
  update({});
  postToEditor({ preview: 'ready' });
  return stop;
}
