/** Business customers for projects and invoices. Staff creates them; orders never do (G-123). */
import { contactPermissions } from '../access/collectionPermissions';
import { select, integer, email, checkbox, phone, text, textList } from '../fields/field';
import { countries } from '../fields/shared/countries';
import { collection } from './collection';

export const customer = collection({
  name: 'customer',
  plural: 'customers',
  singularLabel: 'Kunde',
  label: 'Kunden',
  menu: { area: 'customers', position: 1 },
  icon: 'heart-handshake',
  useAsTitle: 'number',
  summaryFields: ['number', 'isCompany', 'companyName', 'firstName', 'lastName'],
  columns: ['number', 'companyName', 'lastName', 'firstName', 'city', 'isActive'],
  slugField: 'number',
  filters: { isActive: 'isActive', city: 'city' },
  searchFields: ['number', 'companyName', 'firstName', 'lastName', 'email', 'phone', 'city'],
  fields: {
    number: text({ label: 'Kundennummer', required: true, max: 40 }),
    isCompany: checkbox({ label: 'Firma', required: true }),
    companyName: text({ label: 'Firmenname', max: 120 }),
    firstName: text({ label: 'Vorname', max: 80 }),
    lastName: text({ label: 'Nachname', max: 80 }),
    email: email({ label: 'E-Mail' }),
    phone: phone({ label: 'Telefon' }),
    street: text({ label: 'Straße', max: 120 }),
    zipCode: text({ label: 'PLZ', max: 12 }),
    city: text({ label: 'Ort', max: 80 }),
    country: select({ name: 'Country', label: 'Land', options: countries }),
    vatNumber: text({ label: 'UID-Nummer', max: 20 }),
    notes: text({ label: 'Notizen', multiline: true, max: 4000 }),
    tags: textList({ label: 'Stichwörter', max: 30, maxLength: 60 }),
    isActive: checkbox({ label: 'Aktiv', required: true, default: true }),
    orderCount: integer({ label: 'Bestellungen', required: true, readOnly: true }),
  },
  validate: ({ isCompany, companyName }) => (isCompany && !companyName?.trim() ? [{ path: ['companyName'], rule: 'required' }] : []),
  permissions: contactPermissions,
});
