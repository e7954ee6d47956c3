/** Messages between the site editor and the previews of its page: the frame beside the form, and windows opened from the editor. All have the same origin. */
import type { Id } from '../../../schema/fields/field';
import type { StoredBlock } from '../../../schema/fields/values';
import { editorWindow } from './previewWindow';

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

/** What the preview shows otherwise than the shop. */
export interface Simulation {
  /** In milliseconds; null for the real time. */
  time: number | null;
  isMotionReduced: boolean;
}

export type PageMessage =
  | ContentMessage
  | SelectedMessage
  | ({ preview: 'simulation' } & Simulation)
  /** The answer to a ping: this window gets what is edited. */
  | { preview: 'connected' }
  /** The page is not edited any more. */
  | { preview: 'ended' };

export type EditorMessage =
  | { preview: 'ready' }
  /** Asks whether this window still gets what is edited. */
  | { preview: 'ping' }
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

export const postToEditor = (message: EditorMessage): void => {
  const editor = editorWindow();
  if (editor) postPreviewMessage(editor, message);
};
