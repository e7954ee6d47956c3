/** Chooses the columns and the size of the tickets of a frontdesk column, so that all are as large as possible. Pure functions. */

interface TicketGrid {
  readonly columns: number;
  /** In pixels. */
  readonly fontSize: number;
  /** The number of tickets that fit. */
  readonly capacity: number;
}

interface GridSize {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The gaps between tickets in em, as the stylesheet sets them. */
export const gaps = { column: 0.3, row: 0.15 } as const;
/** The width of a character and of the padding, and the height of a ticket, in em. Letters are wider than digits. */
const digitWidth = 0.64;
const letterWidth = 0.74;
const padding = 0.3;
const ticketHeight = 1.15;

/** The smallest size that can be read at the counter, in pixels. */
const minFontSize = 22;

/** Counts that have the same size, so that the numbers do not jump with every ticket. */
const countSteps = [2, 4, 6, 8, 10, 12, 16, 20, 25, 30, 40, 50, 60, 80, 100];

const widthOf = (label: string): number => label.length * (/^\d+$/.test(label) ? digitWidth : letterWidth) + padding;

/** Returns the grid in which tickets with these labels are as large as possible. */
export function ticketGrid(labels: readonly string[], { width, height }: GridSize): TicketGrid {
  const ticketWidth = Math.max(...labels.map(widthOf), widthOf('00'));
  const count = countSteps.find(step => step >= labels.length) ?? labels.length;
  const grids = Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    const fontSize = Math.min(
      width / (columns * (ticketWidth + gaps.column) - gaps.column),
      height / (rows * (ticketHeight + gaps.row) - gaps.row),
    );
    return { columns, fontSize: Math.floor(fontSize), capacity: columns * rows };
  });
  const largest = grids.reduce((best, grid) => (grid.fontSize > best.fontSize ? grid : best));
  return largest.fontSize >= minFontSize ? largest : smallestGrid(ticketWidth, { width, height });
}

/** As many tickets as fit in the smallest size. */
function smallestGrid(ticketWidth: number, { width, height }: GridSize): TicketGrid {
  const fitting = (length: number, size: number, gap: number): number =>
    Math.max(1, Math.floor((length / minFontSize + gap) / (size + gap)));
  const columns = fitting(width, ticketWidth, gaps.column);
  return { columns, fontSize: minFontSize, capacity: columns * fitting(height, ticketHeight, gaps.row) };
}
