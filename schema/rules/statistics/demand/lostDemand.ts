/** Wishes of customers that the shop could not fulfil: their kinds, what they concerned, and statements about them. Pure functions. */
import type { DateTime } from 'luxon';
import { keysOf, mapValues } from '../../../objects';
import { dayOf } from '../../time/calendar';
import { timeText, weekdayText } from '../../time/dateText';
import { countText } from '../reportText';

/** Each kind with its label, and as the end of a statement. Events store the kind as their action. */
const kinds = {
  sold_out: { label: 'Ausverkauft', reason: 'ausverkauft' },
  not_available: { label: 'Nicht im Angebot', reason: 'nicht im Angebot' },
  slot_full: { label: 'Uhrzeit ausgebucht', reason: 'Uhrzeit ausgebucht' },
  closed: { label: 'Geschlossen', reason: 'geschlossen' },
  paused: { label: 'Annahme pausiert', reason: 'Annahme pausiert' },
  area_unknown: { label: 'Kein Liefergebiet', reason: 'kein Liefergebiet' },
  no_results: { label: 'Suche ohne Treffer', reason: 'Suche ohne Treffer' },
} as const;
export type LostDemandKind = keyof typeof kinds;

export const lostDemandKinds = keysOf(kinds);
export const lostDemandLabels = mapValues(kinds, ({ label }) => label);

interface KindCount {
  readonly kind: LostDemandKind;
  readonly count: number;
}

/** Sums up the counts of each kind, most first. */
export function sumByKind(items: readonly KindCount[]): KindCount[] {
  const sums = lostDemandKinds.map(kind => ({
    kind,
    count: items.filter(item => item.kind === kind).reduce((sum, { count }) => sum + count, 0),
  }));
  return sums.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
}

/** States how many wishes were lost: `12 Wünsche konnten nicht erfüllt werden, am häufigsten: ausverkauft.` */
export function lostDemandStatement(items: readonly KindCount[]): string {
  const [first, second] = sumByKind(items);
  if (!first) return 'Alle Wünsche konnten erfüllt werden.';
  const { reason } = kinds[first.kind];
  const total = items.reduce((sum, { count }) => sum + count, 0);
  if (total === 1) return `Ein Wunsch konnte nicht erfüllt werden: ${reason}.`;
  return `${countText(total)} Wünsche konnten nicht erfüllt werden, ${second ? 'am häufigsten' : 'alle'}: ${reason}.`;
}

const slotMinutes = 15;

/** Returns the slot of an appointment: `Samstag, 08:00 Uhr`. The same slot of other weeks has the same text. */
export const lostSlotText = (appointment: DateTime): string =>
  `${weekdayText(dayOf(appointment))}, ${timeText(appointment.set({ minute: appointment.minute - (appointment.minute % slotMinutes) }))} Uhr`;

const postalCode = /^(?=.*\d)[\dA-Z][\dA-Z -]{2,8}$/i;

/** Returns the first text that is a postal code: addresses and names are not counted. */
export const lostAreaText = (texts: readonly (string | null | undefined)[]): string | null =>
  texts.map(text => text?.trim()).find(text => text && postalCode.test(text)) ?? null;
