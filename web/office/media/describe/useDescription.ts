/** The description of an image while it is typed, and how it is saved. */
import { useRef, useState } from 'react';
import { useSaveMediaImageMutation, type MediaImageFieldsFragment } from '../Media.generated';

export function useDescription({ id, alt, isDecorative }: MediaImageFieldsFragment) {
  const [text, setText] = useState(alt ?? '');
  const [saveImage, { loading, error }] = useSaveMediaImageMutation();
  // Enter saves, and then the focus leaves the tile, which saves too.
  const isUnsaved = useRef(false);
  const send = (input: { alt: string | null; isDecorative: boolean }): void => {
    isUnsaved.current = false;
    saveImage({ variables: { id, input } }).catch(() => {
      isUnsaved.current = true; // the hook returns the error; the next Enter tries again
    });
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
