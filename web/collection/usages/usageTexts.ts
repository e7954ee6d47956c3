/** German texts about where a record is used. */

/** Returns how often a record is used: `Wird an 6 Stellen benutzt`. */
export const usageCountText = (total: number): string =>
  total === 0 ? 'Wird nirgends benutzt' : `Wird an ${total === 1 ? 'einer Stelle' : `${total} Stellen`} benutzt`;

interface Counts {
  total: number;
  readableTotal: number;
  /** The number of places in the list. */
  listed: number;
}

/** Returns how many places are missing in the list; null if none. */
export function missingUsagesText({ total, readableTotal, listed }: Counts): string | null {
  const hidden = total - readableTotal;
  if (hidden > 0) return `${hidden === 1 ? 'Eine Stelle' : `${hidden} Stellen`} dürfen Sie nicht sehen.`;
  return readableTotal > listed ? `Und ${readableTotal - listed} weitere.` : null;
}
