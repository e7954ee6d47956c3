/** Connects the preview with the editor: shows what it sends, and says when the page is ready. */
import type { ApolloClient } from '@apollo/client';
import { onPreviewMessage, postPreviewMessage, type PageMessage } from '../../../blocks/preview/previewMessages';
import { partsFor } from './canvasParts';
import { LivePreview } from './livePreview';
import { Selection, type Selected } from './Selection';
import type { PreviewState } from './usePreview';

/** Returns a function that stops it. */
export function startPreview(client: ApolloClient, show: (state: PreviewState) => void): () => void {
  let state: PreviewState & { selected: Selected } = { selected: { id: null, field: null } };
  const update = (change: Partial<typeof state>): void => {
    state = { ...state, ...change };
    show({ ...state, selection: <Selection selected={state.selected} blocks={state.blocks ?? []} /> });
  };
  const preview = new LivePreview(client, blocks => update({ blocks }));
  const stop = onPreviewMessage<PageMessage>(message => {
    if (message.preview === 'selected') return update({ selected: message });
    update({ canvas: partsFor(message.canInsert) });
    preview.update(message);
  });
  update({});
  postPreviewMessage(window.parent, { preview: 'ready' });
  return stop;
}
