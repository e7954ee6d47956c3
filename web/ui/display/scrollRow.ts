/** Scrolls a row or column that is larger than its place, and never the page. */

/**
 * Moves this child to the middle of its row, or of its column if they are below each other. Other than with `scrollIntoView`, the page does not move, and the Tab key continues from where it
 * was.
 */
export function scrollRowTo(row: Element, child: Element): void {
  const middleOf = (element: Element): [x: number, y: number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [[x, y], [rowX, rowY]] = [middleOf(child), middleOf(row)];
  row.scrollLeft += x - rowX;
  row.scrollTop += y - rowY;
}

/** Moves this child into the visible part of its column. */
export function scrollColumnTo(column: Element, child: Element): void {
  const [place, { top, bottom }] = [column.getBoundingClientRect(), child.getBoundingClientRect()];
  if (top < place.top) column.scrollTop -= place.top - top;
  if (bottom > place.bottom) column.scrollTop += bottom - place.bottom;
}
