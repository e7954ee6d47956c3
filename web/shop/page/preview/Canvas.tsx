/** What the editor adds to the page in its preview: the selection, the controls of blocks, and what is edited on the page. */
import { useEffect, useRef } from 'react';
import type { Id } from '../../../../schema/fields/field';
import type { BlockData } from '../../../blocks/pageContext';
import type { BlockMark, EditMessage } from '../../../blocks/preview/previewMessages';
import { BlockChips } from './blocks/BlockChips';
import { BlockMarks } from './blocks/BlockMarks';
import type { FindBlock } from './editing/editMessage';
import { FieldEditing } from './editing/FieldEditing';
import { focusPlace } from './focusPlace';
import { ImageActions } from './images/ImageActions';
import { Selection, type Selected } from './Selection';

export interface CanvasState {
  selected: Selected;
  /** All blocks in order, also hidden ones. */
  order: readonly Id[];
  canEdit: boolean;
  /** The value that is edited on the page. */
  edited: EditMessage | null;
  /** The blocks that differ from another version of the page. */
  marks: readonly BlockMark[];
}

interface Props extends CanvasState {
  blocks: readonly BlockData[];
  findStored: FindBlock;
  onEnd: () => void;
}

export function Canvas({ selected, order, canEdit, edited, marks, blocks, findStored, onEnd }: Props) {
  const block = edited ? findStored(edited.id) : undefined;
  const returnFocus = useRef<EditMessage>(null);
  // The element is as before once the page is rendered without the editing.
  useEffect(() => {
    if (edited || !returnFocus.current) return;
    focusPlace(returnFocus.current);
    returnFocus.current = null;
  }, [edited]);
  const end = (isFinished: boolean): void => {
    if (isFinished) returnFocus.current = edited;
    onEnd();
  };
  const key = edited ? `${edited.id} ${edited.field} ${edited.index ?? ''}` : '';
  return (
    <>
      <Selection {...{ selected, blocks, canEdit, findStored }} />
      <BlockMarks marks={marks} blocks={blocks} />
      {canEdit && <BlockChips selectedId={selected.id} {...{ order, blocks }} />}
      {edited && block && edited.index === undefined && <FieldEditing key={key} place={edited} block={block} onEnd={end} />}
      {edited && block && edited.index !== undefined && (
        <ImageActions key={key} place={edited} index={edited.index} block={block} onEnd={end} />
      )}
    </>
  );
}
