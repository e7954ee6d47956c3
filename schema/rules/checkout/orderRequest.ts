/** The input of an order request from a page (BLK-23). The privacy consent is checked in the form and not sent. */
import type { Issue } from '../../fields/validation/validate';
import { slotHorizonDays } from '../time/slots';
import { select, integer, email, dateTime, text, textList, type RecordOf } from '../../fields/field';

export const orderRequest = {
  product: select({
    name: 'OrderRequestProduct',
    label: 'Produkt',
    required: true,
    default: 'Brezel',
    options: { Brezel: 'Brezel', Laugenstange: 'Laugenstange' },
  }),
  firstName: text({ label: 'Vorname', required: true, min: 2, max: 80 }),
  lastName: text({ label: 'Nachname', required: true, min: 2, max: 80 }),
  email: email({ label: 'E-Mail', required: true }),
  phone: text({ label: 'Telefon', required: true, min: 6, max: 40 }),
  date: dateTime({ label: 'Termin', required: true }),
  amount: integer({ label: 'Anzahl der Personen', required: true, min: 1, max: 100_000, default: 3 }),
  fillings: textList({ label: 'Füllungen', max: 40, maxLength: 80 }),
  comment: text({ label: 'Anmerkung', multiline: true, max: 2000 }),
  recipient: email({ label: 'Empfänger', required: true, help: 'Wie er im Baustein der Seite steht.' }),
};

export type OrderRequest = RecordOf<typeof orderRequest>;

/** The time in milliseconds by which the date may be past, because the user needs time to send the form. */
const grace = 2 * 60_000;

/** Validates that the date is in the days that the form offers (G-005). The last day counts whole. */
export function validateRequestDate({ date }: OrderRequest, now: Date): Issue[] {
  const distance = date.getTime() - now.getTime();
  if (distance < -grace) return [{ path: ['date'], rule: 'inPast' }];
  return distance > (slotHorizonDays + 1) * 86_400_000 ? [{ path: ['date'], rule: 'tooFarAhead', limit: slotHorizonDays }] : [];
}
