/** Places in lists and statements. */
import { changeText } from '../../../../schema/rules/statistics/reportText';

interface Place {
  readonly zipCode: string | null;
  readonly city: string;
  readonly value: number;
}

const placeName = ({ zipCode, city }: Place): string => [zipCode, city].filter(Boolean).join(' ');

export const placeEntries = (places: readonly Place[], toText: (value: number) => string) =>
  places.map(place => ({ name: placeName(place), value: place.value, text: toText(place.value) }));

/** States which known place has the most: `Am meisten Umsatz aus 4020 Linz: 120,00 €, das sind 40 %.` */
export function placeStatement(
  { items, total }: { items: readonly Place[]; total: number },
  toText: (value: number) => string,
  what: string,
): string {
  const first = items.find(({ zipCode }) => zipCode !== null);
  if (!first || total <= 0) return 'Orte sind nicht bekannt.';
  return `Am meisten ${what} aus ${placeName(first)}: ${toText(first.value)}, das sind ${changeText(first.value / total)}.`;
}
