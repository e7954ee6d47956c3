import { uncounted } from '../../schema/collections/filter';

const entries = { one: 'Ein Eintrag', many: 'Einträge' };

/** How many there are; of what nobody counted to its end, that there are more. */
export function countText(total: number, { one, many } = entries): string {
  if (total === uncounted) return `Mehr als 1.000 ${many}`;
  return total === 1 ? one : `${total} ${many}`;
}
