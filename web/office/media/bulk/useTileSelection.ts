/** The images of the page that are selected together. Another page or filter starts with none. */
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Id } from '../../../../schema/fields/field';
import { noSelection, press } from '../../selection/selection';

export function useTileSelection(pageIds: readonly Id[]) {
  const [isActive, setActive] = useState(false);
  const [selection, setSelection] = useState(noSelection);
  const [searchParams] = useSearchParams();
  const url = searchParams.toString();
  const [previousUrl, setPreviousUrl] = useState(url);
  if (url !== previousUrl) {
    setPreviousUrl(url);
    setSelection(noSelection);
  }
  return {
    isActive,
    /** In the order of the page, without images that are gone. */
    ids: pageIds.filter(id => selection.ids.includes(id)),
    start: () => setActive(true),
    stop(): void {
      setActive(false);
      setSelection(noSelection);
    },
    /** A range is added to what is selected. */
    press: (id: Id, isRange: boolean) =>
      setSelection(press(pageIds, selection, { id, isSelected: isRange || !selection.ids.includes(id), isRange })),
    select: (ids: readonly Id[]) => setSelection({ ids, anchor: null }),
  };
}

export type TileSelectionState = ReturnType<typeof useTileSelection>;
