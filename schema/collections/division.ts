/** The divisions of a shop; each limits the overview to its branches (G-008). */
import { readAll, readableByTokens } from '../access/collectionPermissions';
import { select, integer, email, checkbox, image, phone, references, text, url } from '../fields/field';
import { countries } from '../fields/shared/countries';
import { collection } from './collection';

export const division = collection({
  name: 'division',
  plural: 'divisions',
  singularLabel: 'Organisation',
  label: 'Organisationen',
  menu: { area: 'branches', position: 1 },
  icon: 'briefcase',
  useAsTitle: 'name',
  columns: ['name', 'identifier', 'branches', 'isPublic', 'sortOrder'],
  isPublic: true,
  publicWhen: [{ isPublic: true }],
  slugField: 'identifier',
  defaultSort: 'sortOrder',
  searchFields: ['name', 'identifier', 'businessName'],
  fields: {
    identifier: text({ label: 'Kennung', required: true, max: 60 }),
    name: text({ label: 'Name', required: true, max: 120 }),
    title: text({ label: 'Titel', max: 120 }),
    description: text({ label: 'Beschreibung', multiline: true, max: 2000 }),
    seoTitle: text({ label: 'Titel für Suchmaschinen', max: 120 }),
    seoDescription: text({ label: 'Beschreibung für Suchmaschinen', multiline: true, max: 320 }),
    businessName: text({ label: 'Firmenname', max: 120 }),
    street: text({ label: 'Straße', max: 120 }),
    zipCode: text({ label: 'PLZ', max: 12 }),
    city: text({ label: 'Ort', max: 80 }),
    country: select({ name: 'Country', label: 'Land', options: countries }),
    phone: phone({ label: 'Telefon' }),
    email: email({ label: 'E-Mail' }),
    website: url({ label: 'Website' }),
    vatNumber: text({ label: 'UID-Nummer', max: 20 }),
    logo: image({ label: 'Logo' }),
    image: image({ label: 'Bild' }),
    branches: references({ label: 'Filialen', to: 'branch', max: 500 }),
    sortOrder: integer({ label: 'Reihenfolge', required: true, min: 0, default: 0 }),
    isPublic: checkbox({ label: 'Öffentlich', required: true }),
  },
  permissions: { ROLE_EMPLOYEE: readAll, ROLE_MANAGER: readAll, ROLE_EDITOR: readAll, ...readableByTokens },
});
