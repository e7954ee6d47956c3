/** Sends what is edited to the previews of the page: its frame, and windows opened from this editor. Receives what was pressed there. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { onPreviewMessage, postPreviewMessage, type EditorMessage, type Simulation } from '../../../../blocks/preview/previewMessages';
import { withoutEmptySlots } from '../../blocks/emptySlots';
import { useStableCallback } from '../../useStableCallback';
import type { Canvas } from '../canvas/useCanvas';
import type { BlockInsertion } from '../insertion/useBlockInsertion';

interface PreviewedPage {
  path: string;
  blocks: Blocks;
  /** The open block, and its field with the focus: `value.title`. */
  selected: { id: string | null; field: string | null };
  insertion: BlockInsertion;
  simulation: Simulation;
  canEdit: boolean;
  canvas: Pick<Canvas, 'handle' | 'select'>;
}

export function usePreviewMessages(frame: RefObject<HTMLIFrameElement | null>, page: PreviewedPage): void {
  const { path, blocks, selected, insertion, simulation, canEdit, canvas } = page;
  const { id, field } = selected;
  const { isPossible: canInsert } = insertion;
  /** The windows that are ready, and the blocks that each has. */
  const sent = useRef(new Map<Window, Blocks>());
  const [readyCount, setReadyCount] = useState(0);
  const handleMessage = useStableCallback((message: EditorMessage, source: MessageEventSource | null) => {
    // Typed right before the preview was loaded again: its window is gone, the text counts.
    if (source === null && message.preview === 'change') return canvas.handle(message, () => {});
    if (!isPreviewOf(source, frame.current, path)) return;
    if (message.preview === 'ready') {
      sent.current.set(source, []);
      setReadyCount(count => count + 1);
    } else if (message.preview === 'ping') {
      if (sent.current.has(source)) postPreviewMessage(source, { preview: 'connected' });
    } else if (message.preview === 'pick') canvas.select(message.id, message.field);
    else if (message.preview !== 'insert') canvas.handle(message, answer => postPreviewMessage(source, answer));
    else if (canInsert) insertion.open(message.after);
  });
  useEffect(() => onPreviewMessage<EditorMessage>(handleMessage), [handleMessage]);
  useEffect(() => {
    for (const [target, known] of openWindows(sent.current)) {
      const isKnown = new Set(known);
      const changed = blocks.filter(block => !isKnown.has(block)).map(withoutEmptySlots);
      sent.current.set(target, blocks);
      postPreviewMessage(target, { preview: 'content', order: blocks.map(({ id }) => id), changed, canInsert, canEdit });
    }
  }, [readyCount, blocks, canInsert, canEdit]);
  useEffect(() => {
    const name = field?.startsWith('value.') ? field.slice('value.'.length) : null;
    for (const [target] of openWindows(sent.current)) postPreviewMessage(target, { preview: 'selected', id, field: name });
  }, [readyCount, id, field]);
  useEffect(() => {
    for (const [target] of openWindows(sent.current)) postPreviewMessage(target, { preview: 'simulation', ...simulation });
  }, [readyCount, simulation]);
  useEndOfEditing(sent.current, path);
  usePreviewKey(frame);
}

/** F6 moves the focus to the preview. */
function usePreviewKey(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || !frame.current?.contentWindow) return;
      event.preventDefault();
      postPreviewMessage(frame.current.contentWindow, { preview: 'focus' });
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [frame]);
}

/** Other frames show revisions of the page, and another window may show another page by now. */
const isPreviewOf = (source: MessageEventSource | null, frame: HTMLIFrameElement | null, path: string): source is Window =>
  source !== null &&
  'opener' in source &&
  (source === frame?.contentWindow || (source.opener === window && source.location.pathname === `/${path}`));

/** Forgets the windows that were closed, and returns the others. */
function openWindows(windows: Map<Window, Blocks>): [Window, Blocks][] {
  for (const target of windows.keys()) if (target.closed) windows.delete(target);
  return [...windows];
}

/** Tells the windows that this editor or its page has gone. Another page of the editor has other windows. */
function useEndOfEditing(windows: Map<Window, Blocks>, path: string): void {
  useEffect(() => {
    const end = (): void => {
      for (const [target] of openWindows(windows)) postPreviewMessage(target, { preview: 'ended' });
      windows.clear();
    };
    addEventListener('pagehide', end);
    return () => {
      removeEventListener('pagehide', end);
      end();
    };
  }, [windows, path]);
}
