/** The description of an image while it is typed, and how it is saved. */
import { useRef, useState } from 'react';
import type { Id } from '../../../../schema/fields/field';
import { useUnsavedChanges } from '../../../collection/record/useUnsavedChanges';
import { useSaveMediaImageMutation, type MediaImageFieldsFragment } from '../Media.generated';

/** Reports whether the description of an image is not saved: while it is typed, and after an error. */
export type OnUnsaved = (id: Id, isUnsaved: boolean) => void;

/** Asks before the page is left while a description is not saved. */
export function useUnsavedDescriptions() {
  const unsavedIds = useRef(new Set<Id>());
  const { setChanged, leaveDialog } = useUnsavedChanges();
  const setUnsaved: OnUnsaved = (id, isUnsaved) => {
    unsavedIds.current[isUnsaved ? 'add' : 'delete'](id);
    setChanged(unsavedIds.current.size > 0);
  };
  return { setUnsaved, leaveDialog };
}

export function useDescription({ id, alt, isDecorative }: MediaImageFieldsFragment, onUnsaved: OnUnsaved) {
  const [text, setText] = useState(alt ?? '');
  const [saveImage, { loading, error }] = useSaveMediaImageMutation();
  // Enter saves, and then the focus leaves the tile, which saves too.
  const isUnsaved = useRef(false);
  const send = (input: { alt: string | null; isDecorative: boolean }): void => {
    isUnsaved.current = false;
    if (!error) onUnsaved(id, false); // it is being saved, unless that fails again
    saveImage({ variables: { id, input } }).then(
      () => onUnsaved(id, isUnsaved.current), // more may have been typed since
      () => {
        isUnsaved.current = true; // the hook returns the error; the next Enter tries again
        onUnsaved(id, true);
      },
    );
  };
  return {
    text,
    isSaving: loading,
    error,
    type(typed: string): void {
      isUnsaved.current = typed.trim() !== '';
      onUnsaved(id, isUnsaved.current);
      setText(typed);
    },
    save(): void {
      if (isUnsaved.current && text.trim() !== '') send({ alt: text.trim(), isDecorative: false });
    },
    toggleDecorative(): void {
      setText('');
      send({ alt: null, isDecorative: !isDecorative });
    },
  };
}
