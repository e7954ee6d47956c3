/** Scrolls a row that is wider than its place. */

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
