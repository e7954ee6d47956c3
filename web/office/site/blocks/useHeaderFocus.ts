/** Moves the focus to the header of a block, also of one that is being added or moved. */
import { useEffect, useState, type RefObject } from 'react';
import type { Id } from '../../../../schema/fields/field';

/** Returns a function that focuses the header of a block, or the button after the list when no block is left. */
export function useHeaderFocus(list: RefObject<HTMLElement | null>): (id: Id | undefined) => void {
  const [target, setTarget] = useState<{ id: Id | undefined }>();
  useEffect(() => {
    if (!target) return;
    const { id } = target;
    list.current!.querySelector<HTMLElement>(id === undefined ? ':scope > button' : `[data-header="${id}"]`)?.focus();
  }, [list, target]);
  return id => setTarget({ id });
}
