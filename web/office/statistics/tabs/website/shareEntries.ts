/** Parts of all visits in lists and statements. Pure functions. */
import { countText, shareText } from '../../../../../schema/rules/statistics/reportText';

export const noVisits = 'In diesem Zeitraum gibt es keine Besuche.';
export const noConsent = 'In diesem Zeitraum hat noch niemand der Statistik zugestimmt.';

interface Share {
  readonly count: number;
  readonly share: number;
}

/** Returns the entries of a list, each with its number of visits and its part of all. */
export const shareEntries = <T extends Share>(items: readonly T[], nameOf: (item: T) => string) =>
  items.map(item => ({ name: nameOf(item), value: item.count, text: `${countText(item.count)} (${shareText(item.share)})` }));

/** States which has the most: `Am häufigsten: Chrome 120, bei 40 % der Besuche.` `ofWhat` names the visits of which it is known. */
export function shareStatement<T extends Share>(items: readonly T[], nameOf: (item: T) => string, ofWhat: string): string {
  const [first] = items;
  return first ? `Am häufigsten: ${nameOf(first)}, bei ${shareText(first.share)} ${ofWhat}.` : 'Noch nicht bekannt';
}
