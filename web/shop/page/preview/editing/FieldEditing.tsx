/** Edits a value of a block at its place on the page. */
import { lazy, useEffect, useState } from 'react';
import { otherEntriesKey, valueAt } from '../../../../../schema/blocks/valuePath';
import type { StoredBlock } from '../../../../../schema/fields/values';
import { postToEditor, type EditMessage } from '../../../../blocks/preview/previewMessages';
import { LazyBoundary } from '../../../../ui/feedback/LazyBoundary';
import { findElement } from '../elements';
import { fieldOf } from './editMessage';
import { TextEditing } from './TextEditing';

// Most presses in a preview only select.
const RichTextEditing = lazy(async () => ({ default: (await import('./RichTextEditing')).RichTextEditing }));

interface Props {
  place: EditMessage;
  block: StoredBlock;
  onEnd: (isFinished: boolean) => void;
}

export function FieldEditing({ place, block, onEnd }: Props) {
  const { id, field: path, point } = place;
  const [element] = useState(() => findElement(id, path));
  const field = fieldOf(block, path);
  const others = otherEntriesKey(block.value, path);
  const [othersBefore] = useState(others);
  const canEdit = element !== null && others === othersBefore && (field?.type === 'text' || field?.type === 'richText');
  // Someone else may have removed the block, the first one before it, which changes its heading, or an entry, so that the path is another one's.
  useEffect(() => {
    if (!canEdit || !element.isConnected) onEnd(false);
  });
  if (!canEdit) return null;
  const editing = {
    element,
    value: String(valueAt(block.value, path) ?? ''),
    onChange: (value: string | null) => postToEditor({ preview: 'change', id, field: path, value }),
    onEnd,
  };
  if (field.type === 'text') return <TextEditing field={field} {...editing} />;
  return (
    <LazyBoundary>
      <RichTextEditing field={field} point={point} {...editing} />
    </LazyBoundary>
  );
}
