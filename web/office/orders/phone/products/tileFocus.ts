/** Finds the product that a key moves the focus to: left and right in their order, up and down between rows, Home and End at the ends. */

/** Splits tiles into the rows of the page: a row ends where the next tile is not further right. */
function rowsOf(tiles: readonly HTMLElement[]): HTMLElement[][] {
  const rows: HTMLElement[][] = [];
  let previousLeft = Infinity;
  for (const tile of tiles) {
    const { left } = tile.getBoundingClientRect();
    if (left > previousLeft) rows.at(-1)!.push(tile);
    else rows.push([tile]);
    previousLeft = left;
  }
  return rows;
}

const canFocus = (tile: HTMLElement): boolean => !tile.matches(':disabled');

/** Returns the tile of the nearest row in a direction that is closest to the column of this one. */
function tileInRow(tiles: readonly HTMLElement[], tile: HTMLElement, direction: 1 | -1): HTMLElement | undefined {
  const rows = rowsOf(tiles);
  const index = rows.findIndex(row => row.includes(tile));
  const otherRows = direction === 1 ? rows.slice(index + 1) : rows.slice(0, index).reverse();
  const distance = (other: HTMLElement): number => Math.abs(other.getBoundingClientRect().left - tile.getBoundingClientRect().left);
  const row = otherRows.map(other => other.filter(canFocus)).find(other => other.length > 0);
  return row?.reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest));
}

/** Returns the tile that a key moves to; undefined for other keys and at the ends. */
export function tileAfterKey(key: string, tile: HTMLElement, tiles: readonly HTMLElement[]): HTMLElement | undefined {
  const enabled = tiles.filter(canFocus);
  const index = enabled.indexOf(tile);
  const moves: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowRight: () => enabled[index + 1],
    ArrowLeft: () => enabled[index - 1],
    ArrowDown: () => tileInRow(tiles, tile, 1),
    ArrowUp: () => tileInRow(tiles, tile, -1),
    Home: () => enabled[0],
    End: () => enabled.at(-1),
  };
  return moves[key]?.();
}
