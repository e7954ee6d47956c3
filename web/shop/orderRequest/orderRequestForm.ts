/** The form of an order request, its validation and its available times (A5 Request). */
import type { DateTime } from 'luxon';
import { isEmail } from '../../../schema/fields/validation/formats';
import { dayOf, minuteOfDay, toMillis, wallClock } from '../../../schema/rules/time/calendar';
import { rangesOfDay, type BranchHours } from '../../../schema/rules/time/openingHours';
import { slotStepMinutes } from '../../../schema/rules/time/capacity';
import { slotGapMinutes, slotHorizonDays, type Slot } from '../../../schema/rules/time/slots';
import { messageFor } from '../../../schema/errors/messages';

export interface OrderRequestForm {
  product: 'Brezel' | 'Laugenstange';
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  date: DateTime | null;
  /** The number of persons; null while the field is empty. */
  amount: number | null;
  fillings: readonly string[];
  comment: string;
  /** The consent; it is not sent (BLK-24). */
  privacy: boolean;
}

export const defaultPersons = 3;

export const emptyOrderRequest: OrderRequestForm = {
  product: 'Brezel',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  date: null,
  amount: defaultPersons,
  fillings: [],
  comment: '',
  privacy: false,
};

export type OrderRequestErrors = { readonly [N in keyof OrderRequestForm]?: string };

const tooShortError = (value: string, minLength: number): string | undefined =>
  value.trim().length < minLength ? `Bitte geben Sie mindestens ${minLength} Zeichen ein.` : undefined;

// A selected time may pass while the form is open.
function dateError(date: DateTime | null, at: DateTime): string | undefined {
  if (!date) return 'Bitte wählen Sie Datum und Uhrzeit aus.';
  return date < at ? messageFor({ path: ['date'], rule: 'inPast' }) : undefined;
}

/** Returns the error message of each invalid field (VAL-13 to VAL-21). */
export function validateOrderRequest(request: OrderRequestForm, offeredFillings: readonly string[], at: DateTime): OrderRequestErrors {
  const { firstName, lastName, email, phone, date, amount, fillings, privacy } = request;
  const errors: OrderRequestErrors = {
    firstName: tooShortError(firstName, 2),
    lastName: tooShortError(lastName, 2),
    email: isEmail(email.trim()) ? undefined : 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    phone: tooShortError(phone, 6),
    date: dateError(date, at),
    amount: amount !== null && amount >= 1 ? undefined : 'Bitte geben Sie an, für wie viele Personen.',
    fillings: offeredFillings.length > 0 && fillings.length === 0 ? 'Bitte wählen Sie mindestens eine Füllung aus.' : undefined,
    privacy: privacy ? undefined : 'Bitte akzeptieren Sie die Datenschutzerklärung.',
  };
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text)) as OrderRequestErrors;
}

const openingMinute = minuteOfDay('09:00');

/** Returns the times of the branch in the next 180 days (G-005): every open day from 09:00 to its end (BLK-28). */
export function requestSlots({ openingHours }: Pick<BranchHours, 'openingHours'>, at: DateTime): Slot[] {
  const today = dayOf(at);
  const slotStep = toMillis(slotStepMinutes);
  const earliest = Math.ceil(at.toMillis() / slotStep) * slotStep;
  return Array.from({ length: slotHorizonDays + 1 }, (_, index) => today + index).flatMap(day => {
    const ends = rangesOfDay(openingHours, day, at.zone).map(({ end }) => toMillis(end));
    const start = Math.max(toMillis(wallClock(at.zone, day)(openingMinute, 'from')), earliest);
    const end = Math.max(...ends, 0);
    return end - start >= toMillis(slotGapMinutes) ? [{ start, end }] : [];
  });
}
