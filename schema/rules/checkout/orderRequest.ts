/** What whoever plans a party sends from a page (BLK-23). The consent to data protection stays with them: it is not sent. */
import { choice, count, email, moment, text, texts, type Row } from '../../fields/field';

export const orderRequest = {
  product: choice({
    name: 'RequestedProduct',
    label: 'Produkt',
    required: true,
    initial: 'Brezel',
    options: { Brezel: 'Brezel', Laugenstange: 'Laugenstange' },
  }),
  firstName: text({ label: 'Vorname', required: true, min: 2, max: 80 }),
  lastName: text({ label: 'Nachname', required: true, min: 2, max: 80 }),
  email: email({ label: 'E-Mail', required: true }),
  phone: text({ label: 'Telefon', required: true, min: 6, max: 40 }),
  date: moment({ label: 'Termin', required: true }),
  amount: count({ label: 'Anzahl der Personen', required: true, min: 1, max: 100_000, initial: 3 }),
  fillings: texts({ label: 'Füllungen', max: 40, maxLength: 80 }),
  comment: text({ label: 'Anmerkung', multiline: true, max: 2000 }),
  recipient: email({ label: 'Empfänger', required: true, help: 'Wie er im Baustein der Seite steht.' }),
};

export type OrderRequest = Row<typeof orderRequest>;
