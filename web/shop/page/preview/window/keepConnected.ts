/**
 * Keeps a preview in its own window connected with the editor that opened it. When the page is not edited any more, or the editor does not
 * answer, the window starts again and waits, so that it never shows what another page or another person left.
 */
import { onPreviewMessage, postToEditor, type PageMessage } from '../../../../blocks/preview/previewMessages';
import { editorWindow } from '../../../../blocks/preview/previewWindow';

/** Milliseconds between two questions to the editor, which answers at once. */
const interval = 2_000;

/** Returns a function that stops it. */
export function keepConnected(): () => void {
  let state: 'waiting' | 'connected' | 'asked' = 'waiting';
  const stopListening = onPreviewMessage<PageMessage>((message, source) => {
    if (source !== editorWindow()) return;
    if (message.preview === 'ended') restart();
    else state = 'connected';
  });
  const ask = (): void => {
    if (editorWindow()?.closed) return window.close();
    if (state === 'asked') return restart();
    postToEditor({ preview: state === 'waiting' ? 'ready' : 'ping' });
    if (state === 'connected') state = 'asked';
  };
  ask();
  const timer = setInterval(ask, interval);
  return () => {
    clearInterval(timer);
    stopListening();
  };
}

const restart = (): void => location.reload();
