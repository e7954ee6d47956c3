/** Business customers kept by staff, for projects and invoices; never made from orders by themselves (G-123). */
import { choice, count, email, flag, phone, text, texts } from '../fields/field';
import { countries } from '../fields/shared/countries';
import { collection } from './collection';

export const customer = collection({
  name: 'customer',
  plural: 'customers',
  noun: 'Kunde',
  label: 'Kunden',
  title: 'number',
  brief: ['number', 'isCompany', 'companyName', 'firstName', 'lastName'],
  columns: ['number', 'companyName', 'lastName', 'firstName', 'city', 'isActive'],
  key: 'number',
  filters: { isActive: 'isActive', city: 'city' },
  search: ['number', 'companyName', 'firstName', 'lastName', 'email', 'phone', 'city'],
  fields: {
    number: text({ label: 'Kundennummer', required: true, max: 40 }),
    isCompany: flag({ label: 'Firma', required: true }),
    companyName: text({ label: 'Firmenname', max: 120 }),
    firstName: text({ label: 'Vorname', max: 80 }),
    lastName: text({ label: 'Nachname', max: 80 }),
    email: email({ label: 'E-Mail' }),
    phone: phone({ label: 'Telefon' }),
    street: text({ label: 'Straße', max: 120 }),
    zipCode: text({ label: 'PLZ', max: 12 }),
    city: text({ label: 'Ort', max: 80 }),
    country: choice({ name: 'Country', label: 'Land', options: countries }),
    vatNumber: text({ label: 'UID-Nummer', max: 20 }),
    notes: text({ label: 'Notizen', multiline: true, max: 4000 }),
    tags: texts({ label: 'Stichwörter', max: 30, maxLength: 60 }),
    isActive: flag({ label: 'Aktiv', required: true, initial: true }),
    orderCount: count({ label: 'Bestellungen', required: true, isMade: true }),
  },
  faults: ({ isCompany, companyName }) => (isCompany && !companyName?.trim() ? [{ path: ['companyName'], rule: 'missing' }] : []),
});
