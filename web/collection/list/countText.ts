/** Counts as text. */
import { cappedTotal } from '../../../schema/collections/filter';

const entryNouns = { singular: 'Ein Eintrag', plural: 'Einträge' };

/** Returns the number of entries as text; of a capped total, that there are more. */
export function countText(total: number, { singular, plural } = entryNouns): string {
  if (total === cappedTotal) return `Mehr als 1.000 ${plural}`;
  return total === 1 ? singular : `${total} ${plural}`;
}
