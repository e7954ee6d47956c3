/** What whoever plans a party fills in, what is still missing of it, and when it can be had (A5 Request). */
import type { DateTime } from 'luxon';
import { isEmail } from '../../../schema/fields/validation/formats';
import { dayOf, minuteOfDay, toMillis, wallClock } from '../../../schema/rules/time/calendar';
import { rangesOfDay, type BranchHours } from '../../../schema/rules/time/openingHours';
import { slotGapMinutes, slotHorizonDays, slotStepMinutes, type Slot } from '../../../schema/rules/time/slots';
import { textOf } from '../../../schema/errors/messages';

export interface Request {
  product: 'Brezel' | 'Laugenstange';
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  date: DateTime | null;
  /** Persons; null while the field is empty. */
  amount: number | null;
  fillings: readonly string[];
  comment: string;
  /** Stays here: it is not sent (BLK-24). */
  privacy: boolean;
}

export const usualAmount = 3;

export const emptyRequest: Request = {
  product: 'Brezel',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  date: null,
  amount: usualAmount,
  fillings: [],
  comment: '',
  privacy: false,
};

export type RequestFaults = { readonly [N in keyof Request]?: string };

const short = (value: string, least: number): string | undefined =>
  value.trim().length < least ? `Bitte geben Sie mindestens ${least} Zeichen ein.` : undefined;

// The form may stay open until the time is over.
function dateFault(date: DateTime | null, at: DateTime): string | undefined {
  if (!date) return 'Bitte wählen Sie Datum und Uhrzeit aus.';
  return date < at ? textOf({ path: ['date'], rule: 'past' }) : undefined;
}

/** What is still wrong, by the names of the fields (VAL-13 to VAL-21). */
export function faultsOf(request: Request, offered: readonly string[], at: DateTime): RequestFaults {
  const { firstName, lastName, email, phone, date, amount, fillings, privacy } = request;
  const all: RequestFaults = {
    firstName: short(firstName, 2),
    lastName: short(lastName, 2),
    email: isEmail(email.trim()) ? undefined : 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    phone: short(phone, 6),
    date: dateFault(date, at),
    amount: amount !== null && amount >= 1 ? undefined : 'Bitte geben Sie an, für wie viele Personen.',
    fillings: offered.length > 0 && fillings.length === 0 ? 'Bitte wählen Sie mindestens eine Füllung aus.' : undefined,
    privacy: privacy ? undefined : 'Bitte akzeptieren Sie die Datenschutzerklärung.',
  };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text)) as RequestFaults;
}

const opening = minuteOfDay('09:00');

/** The times of the branch over the next 180 days (G-005), every open day from 09:00 to its end; closed days are left out (BLK-28). */
export function requestSlots({ openingHours }: Pick<BranchHours, 'openingHours'>, at: DateTime): Slot[] {
  const today = dayOf(at);
  const step = toMillis(slotStepMinutes);
  const soon = Math.ceil(at.toMillis() / step) * step;
  return Array.from({ length: slotHorizonDays + 1 }, (_, index) => today + index).flatMap(day => {
    const ends = rangesOfDay(openingHours, day, at.zone).map(({ end }) => toMillis(end));
    const start = Math.max(toMillis(wallClock(at.zone, day)(opening, 'from')), soon);
    const end = Math.max(...ends, 0);
    return end - start >= toMillis(slotGapMinutes) ? [{ start, end }] : [];
  });
}
