/** What is done on the page in the preview: edits of values, moves of blocks, and actions on images and shared blocks, whose dialogs are here. */
import { useRef, useState, type ReactNode } from 'react';
import { findBlockById } from '../../../../../schema/blocks/operations/blockOperation';
import { withValueAt } from '../../../../../schema/blocks/valuePath';
import type { Id } from '../../../../../schema/fields/field';
import type { CanvasMessage, EditMessage, PageMessage } from '../../../../blocks/preview/previewMessages';
import type { BlockHistory, EditStep } from '../../blocks/blockHistory';
import type { Undo } from '../useUndo';
import { CanvasDialog, type DialogRequest } from './CanvasDialog';
import { placeAfter } from './placeAfter';

interface Options {
  history: BlockHistory;
  isReadOnly: boolean;
  /** Whether the form is beside the preview, so that a press can open it at once. */
  isWide: boolean;
  edit: (edit: EditStep) => void;
  openBlock: (id: Id, field: string | null) => void;
  /** Opens the block without moving the focus. */
  selectField: (id: Id, field: string) => void;
  focusBlock: () => void;
  undo: Undo;
}

export interface Canvas {
  /** Handles a message, and may answer with another one. */
  handle: (message: CanvasMessage, answer: (message: PageMessage) => void) => void;
  /** Opens a block that was pressed. */
  select: (id: Id, field: string | null) => void;
  dialog: ReactNode;
}

/** Milliseconds in which a second press makes a double one. */
const doublePressTime = 300;

export function useCanvas({ history, isReadOnly, isWide, edit, openBlock, selectField, focusBlock, undo }: Options): Canvas {
  const [request, setRequest] = useState<DialogRequest>();
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { blocks } = history;
  const change = (id: Id, field: string, value: unknown): void => {
    const entry = findBlockById(blocks, id);
    if (entry) edit({ do: 'change', entry: { ...entry, value: withValueAt(entry.value, field, value) } });
  };
  const startEditing = (message: EditMessage, answer: (message: PageMessage) => void): void => {
    clearTimeout(opening.current);
    selectField(message.id, message.field);
    answer(message);
  };
  const openDialog = (next: DialogRequest): void => {
    clearTimeout(opening.current);
    setRequest(next);
  };
  const handle: Canvas['handle'] = (message, answer) => {
    if (message.preview === 'leave') return focusBlock();
    if (isReadOnly) return;
    if (message.preview === 'edit') startEditing(message, answer);
    else if (message.preview === 'change') change(message.id, message.field, message.value);
    else if (message.preview === 'shift') edit({ do: 'shift', ids: [message.id], by: message.by });
    else if (message.preview === 'image' || message.preview === 'shared') openDialog({ message, answer });
    else if (message.preview === 'move') edit({ do: 'move', id: message.id, to: placeAfter(blocks, message.id, message.after) });
    else undo(message.preview);
  };
  return {
    handle,
    // Where the form hides the preview, it waits for the second press.
    select: (id, field) => {
      clearTimeout(opening.current);
      if (isWide) openBlock(id, field);
      else opening.current = setTimeout(() => openBlock(id, field), doublePressTime);
    },
    dialog: request && (
      <CanvasDialog
        {...request}
        block={findBlockById(blocks, request.message.id)}
        change={change}
        edit={edit}
        onClose={() => setRequest(undefined)}
      />
    ),
  };
}
