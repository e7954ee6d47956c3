/** Connects the preview with the editor: shows what it sends, and says when the page is ready. */
import type { ApolloClient } from '@apollo/client';
import { onPreviewMessage, postToEditor, type PageMessage } from '../../../blocks/preview/previewMessages';
import { editorWindow, isPreviewWindow } from '../../../blocks/preview/previewWindow';
import { partsFor } from './canvasParts';
import { keepConnected } from './keepConnected';
import { LivePreview } from './livePreview';
import { Selection, type Selected } from './Selection';
import { simulate } from './simulate';
import type { PreviewState } from './usePreview';
import { WaitingNotice } from './WaitingNotice';

/** Returns a function that stops it. */
export function startPreview(client: ApolloClient, show: (state: PreviewState) => void): () => void {
  let state: PreviewState & { selected: Selected } = { selected: { id: null, field: null } };
  if (isPreviewWindow()) state.notice = <WaitingNotice />;
  const update = (change: Partial<typeof state>): void => {
    state = { ...state, ...change };
    show({ ...state, selection: <Selection selected={state.selected} blocks={state.blocks ?? []} /> });
  };
  const preview = new LivePreview(client, blocks => update({ blocks, notice: undefined }));
  const handlers: { [P in PageMessage['preview']]?: (message: Extract<PageMessage, { preview: P }>) => void } = {
    selected: selected => update({ selected }),
    simulation: simulate,
    content: message => {
      update({ canvas: partsFor(message.canInsert) });
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
