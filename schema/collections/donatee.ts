/** Organisations that receive a small donation per order from the shop (G-035). */
import { readableByTokens, editorManagedPermissions } from '../access/collectionPermissions';
import { integer, email, checkbox, image, money, text, url } from '../fields/field';
import { collection } from './collection';

export const donatee = collection({
  name: 'donatee',
  plural: 'donatees',
  singularLabel: 'Spendenempfänger',
  label: 'Spendenempfänger',
  menu: { area: 'customers', position: 3 },
  icon: 'banknote',
  useAsTitle: 'name',
  columns: ['name', 'image', 'isActive', 'sortOrder'],
  isPublic: true,
  publicWhen: [{ isActive: true }],
  defaultSort: 'sortOrder',
  fields: {
    name: text({ label: 'Name', required: true, max: 120 }),
    description: text({ label: 'Beschreibung', multiline: true, max: 2000 }),
    image: image({ label: 'Bild' }),
    website: url({ label: 'Website' }),
    email: email({ label: 'E-Mail', isPrivate: true }),
    iban: text({ label: 'IBAN', max: 42, format: 'iban', isPrivate: true }),
    bic: text({ label: 'BIC', max: 11, format: 'bic', isPrivate: true }),
    isActive: checkbox({ label: 'Aktiv', required: true, default: true }),
    donationCount: integer({ label: 'Spenden', required: true, isPrivate: true, readOnly: true }),
    donationTotal: money({ label: 'Gespendet', required: true, isPrivate: true, readOnly: true }),
    sortOrder: integer({ label: 'Reihenfolge', required: true, min: 0, default: 0 }),
  },
  permissions: { ...editorManagedPermissions, ...readableByTokens },
});
