/** Organisations the shop gives to, one small amount per order (G-035). */
import { count, email, flag, image, money, text, url } from '../fields/field';
import { collection } from './collection';

export const donatee = collection({
  name: 'donatee',
  plural: 'donatees',
  noun: 'Spendenempfänger',
  label: 'Spendenempfänger',
  title: 'name',
  columns: ['name', 'image', 'isActive', 'sortOrder'],
  isOpen: true,
  openWhen: [{ isActive: true }],
  order: 'sortOrder',
  fields: {
    name: text({ label: 'Name', required: true, max: 120 }),
    description: text({ label: 'Beschreibung', multiline: true, max: 2000 }),
    image: image({ label: 'Bild' }),
    website: url({ label: 'Website' }),
    email: email({ label: 'E-Mail', isPrivate: true }),
    iban: text({ label: 'IBAN', max: 42, bank: 'iban', isPrivate: true }),
    bic: text({ label: 'BIC', max: 11, bank: 'bic', isPrivate: true }),
    isActive: flag({ label: 'Aktiv', required: true, initial: true }),
    donationCount: count({ label: 'Spenden', required: true, isPrivate: true, isMade: true }),
    donationTotal: money({ label: 'Gespendet', required: true, isPrivate: true, isMade: true }),
    sortOrder: count({ label: 'Reihenfolge', required: true, min: 0, initial: 0 }),
  },
});
