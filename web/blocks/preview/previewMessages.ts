/** Messages between the site editor and the preview page in its frame, both of the same origin. */
import type { Id } from '../../../schema/fields/field';
import type { StoredBlock } from '../../../schema/fields/values';

/** The query parameter that marks a page as preview. */
export const previewParameter = 'vorschau';

/** Tells whether this page is shown in the preview frame of the editor. */
export const isPreviewFrame = (): boolean =>
  typeof window !== 'undefined' && window.parent !== window && new URLSearchParams(location.search).has(previewParameter);

/** The ids of all blocks in order, and the blocks that are new or changed since the last message. */
export interface ContentMessage {
  preview: 'content';
  order: readonly Id[];
  changed: readonly StoredBlock[];
  /** Whether the preview offers places for further blocks. */
  canInsert: boolean;
}

/** The block whose form is open, and the field of its value that has the focus. */
interface SelectedMessage {
  preview: 'selected';
  id: Id | null;
  field: string | null;
}

export type PageMessage = ContentMessage | SelectedMessage;
export type EditorMessage =
  | { preview: 'ready' }
  | { preview: 'pick'; id: Id; field: string | null }
  /** The place after this block was pressed, or the top of the page. */
  | { preview: 'insert'; after: Id | null };

const isPreviewMessage = ({ origin, data }: MessageEvent<unknown>): boolean =>
  origin === location.origin && typeof data === 'object' && data !== null && 'preview' in data;

/** Calls `handle` with every message of another window and that window. Returns a function that stops listening. */
export function onPreviewMessage<M extends PageMessage | EditorMessage>(
  handle: (message: M, source: MessageEventSource | null) => void,
): () => void {
  const listen = (event: MessageEvent<unknown>): void => {
    if (isPreviewMessage(event)) handle(event.data as M, event.source);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

export const postPreviewMessage = (target: Window, message: PageMessage | EditorMessage): void =>
  target.postMessage(message, location.origin);
