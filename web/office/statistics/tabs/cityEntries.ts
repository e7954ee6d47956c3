/** Cities in lists and statements. */
import { changeText } from '../../../../schema/rules/statistics/reportText';

interface City {
  readonly zipCode: string | null;
  readonly city: string;
  readonly value: number;
}

const cityName = ({ zipCode, city }: City): string => [zipCode, city].filter(Boolean).join(' ');

export const cityEntries = (cities: readonly City[], toText: (value: number) => string) =>
  cities.map(city => ({ name: cityName(city), value: city.value, text: toText(city.value) }));

/** States which known city has the most: `Am meisten Umsatz aus 4020 Linz: 120,00 €, das sind 40 %.` */
export function cityStatement(
  { items, total }: { items: readonly City[]; total: number },
  toText: (value: number) => string,
  what: string,
): string {
  const first = items.find(({ zipCode }) => zipCode !== null);
  if (!first || total <= 0) return 'Orte sind nicht bekannt.';
  return `Am meisten ${what} aus ${cityName(first)}: ${toText(first.value)}, das sind ${changeText(first.value / total)}.`;
}
