/** Scrolls a row or column that is larger than its place, and never the page. */

/**
 * Moves this child to the middle of its row. Other than with `scrollIntoView`, the page does not move, and the Tab key goes on from where it
 * was.
 */
export function scrollRowTo(row: Element, child: Element): void {
  const middleOf = (element: Element): number => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  row.scrollLeft += middleOf(child) - middleOf(row);
}

/** Moves this child into the visible part of its column. */
export function scrollColumnTo(column: Element, child: Element): void {
  const [place, { top, bottom }] = [column.getBoundingClientRect(), child.getBoundingClientRect()];
  if (top < place.top) column.scrollTop -= place.top - top;
  if (bottom > place.bottom) column.scrollTop += bottom - place.bottom;
}
