/** The description of an image while it is typed, and how it is saved. */
import { useRef, useState } from 'react';
import type { Id } from '../../../../schema/fields/field';
import { useUnsavedChanges } from '../../../collection/record/useUnsavedChanges';
import { useSaveMediaImageMutation, type MediaImageFieldsFragment } from '../Media.generated';

/** Reports whether the last description of an image could not be saved. */
export type OnFailed = (id: Id, hasFailed: boolean) => void;

/** Asks before the page is left while a description could not be saved. */
export function useFailedDescriptions() {
  const failedIds = useRef(new Set<Id>());
  const { setChanged, leaveDialog } = useUnsavedChanges();
  const setFailed: OnFailed = (id, hasFailed) => {
    failedIds.current[hasFailed ? 'add' : 'delete'](id);
    setChanged(failedIds.current.size > 0);
  };
  return { setFailed, leaveDialog };
}

export function useDescription({ id, alt, isDecorative }: MediaImageFieldsFragment, onFailed: OnFailed) {
  const [text, setText] = useState(alt ?? '');
  const [saveImage, { loading, error }] = useSaveMediaImageMutation();
  // Enter saves, and then the focus leaves the tile, which saves too.
  const isUnsaved = useRef(false);
  const send = (input: { alt: string | null; isDecorative: boolean }): void => {
    isUnsaved.current = false;
    saveImage({ variables: { id, input } }).then(
      () => onFailed(id, false),
      () => {
        isUnsaved.current = true; // the hook returns the error; the next Enter tries again
        onFailed(id, true);
      },
    );
  };
  return {
    text,
    isSaving: loading,
    error,
    type(typed: string): void {
      isUnsaved.current = true;
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
