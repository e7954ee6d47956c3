/** Messages between the site editor and the previews of its page: the frame beside the form, and windows opened from the editor. All have the same origin. */
import type { Id } from '../../../schema/fields/field';
import type { StoredBlock } from '../../../schema/fields/values';
import { editorWindow } from './previewWindow';
import type { SimulatedVisitor } from './simulatedVisitor';

/** The ids of all blocks in order, and the blocks that are new or changed since the last message. */
export interface ContentMessage {
  preview: 'content';
  order: readonly Id[];
  changed: readonly StoredBlock[];
  /** Whether the preview offers places for further blocks. */
  canInsert: boolean;
  /** Whether the viewer may change the page. */
  canEdit: boolean;
}

/** The block whose form is open, and the field of its value that has the focus. */
interface SelectedMessage {
  preview: 'selected';
  id: Id | null;
  field: string | null;
}

/** How a block differs from another version of the page. */
export interface BlockMark {
  id: Id;
  kind: 'added' | 'removed' | 'changed';
  /** What people read at the block. */
  label: string;
}

/** The blocks that differ, for a comparison of two versions. */
interface MarksMessage {
  preview: 'marks';
  marks: readonly BlockMark[];
}

/** What the preview shows otherwise than the shop. */
export interface Simulation extends SimulatedVisitor {
  /** In milliseconds; null for the real time. */
  time: number | null;
  isMotionReduced: boolean;
}

/**
 * A value to edit on the page. The preview asks for it, and starts when the editor has agreed: a press before has moved the focus to the form,
 * and it must not go there again.
 */
export interface EditMessage {
  preview: 'edit';
  id: Id;
  /** The path of the value: `title`, `jobs.0.title`. */
  field: string;
  /** Which image of a list of images. */
  index?: number;
  /** Where the pointer was, in pixels of the preview. */
  point?: { x: number; y: number };
}

/** Moves the focus to this value or block, or to the selected block. */
interface FocusMessage {
  preview: 'focus';
  place?: { id: Id; field: string | null; index?: number | undefined };
}

/** Loads the image again, because its description or focal point has changed. */
interface ImageMessage {
  preview: 'imageChanged';
  id: Id;
}

export type PageMessage =
  | ContentMessage
  | MarksMessage
  | SelectedMessage
  | EditMessage
  | FocusMessage
  | ImageMessage
  | ({ preview: 'simulation' } & Simulation)
  /** The answer to a ping: this window gets what is edited. */
  | { preview: 'connected' }
  /** The page is not edited any more. */
  | { preview: 'ended' };

export type ImageAction = 'replace' | 'focalPoint' | 'description';

/** Opens what can be done with a shared block. */
export interface SharedMessage {
  preview: 'shared';
  id: Id;
}

/** What is done on the page in the preview, besides selecting and inserting. */
export type CanvasMessage =
  | EditMessage
  | SharedMessage
  | { preview: 'change'; id: Id; field: string; value: string | null }
  /** Moves a block after another one; null is the top of the page. */
  | { preview: 'move'; id: Id; after: Id | null }
  | { preview: 'shift'; id: Id; by: -1 | 1 }
  | { preview: 'image'; action: ImageAction; id: Id; field: string; index: number }
  | { preview: 'undo' | 'redo' }
  /** Moves the focus to the list of blocks. */
  | { preview: 'leave' };

export type EditorMessage =
  | { preview: 'ready' }
  /** Asks whether this window still gets what is edited. */
  | { preview: 'ping' }
  | { preview: 'pick'; id: Id; field: string | null }
  /** The place after this block was pressed, or the top of the page. */
  | { preview: 'insert'; after: Id | null }
  | CanvasMessage;

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

/** Reports to the editor what is done in the preview. */
export const postToEditor = (message: EditorMessage): void => {
  const editor = editorWindow();
  if (editor) postPreviewMessage(editor, message);
};
