/** The input of an order request from a page (BLK-23). The privacy consent is checked in the form and not sent. */
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
