/** Finds the open modal dialog. Nothing outside of it can be seen or pressed well while it is open. */
import { useLayoutEffect, useState } from 'react';

const findTopDialog = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

/** Returns the innermost dialog that was open when the content changed, until that dialog closes. */
export function useTopDialog(content: unknown): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const update = (): void => setDialog(findTopDialog());
    update();
    dialog?.addEventListener('close', update);
    return () => dialog?.removeEventListener('close', update);
  }, [content, dialog]);
  return dialog;
}
