/** Shelves of the shop: bread, rolls, cakes. */
import { count, flag, image, text } from '../fields/field';
import { openingRules } from '../fields/shared/openingRules';
import { collection } from './collection';

export const category = collection({
  name: 'category',
  plural: 'categories',
  noun: 'Kategorie',
  label: 'Kategorien',
  title: 'name',
  columns: ['name', 'image', 'isEnabled', 'sortOrder'],
  isOpen: true,
  whenUsed: { isEnabled: false, isVisibleWhenUnavailable: false },
  openWhen: [{ isEnabled: true }, { isVisibleWhenUnavailable: true }],
  order: 'sortOrder',
  fields: {
    name: text({ label: 'Name', required: true, max: 120 }),
    description: text({ label: 'Beschreibung', multiline: true, max: 2000 }),
    image: image({ label: 'Bild' }),
    schedule: openingRules('Zeitplan', 'Leer: immer.'),
    isEnabled: flag({ label: 'Aktiv', required: true, initial: true }),
    isVisibleWhenUnavailable: flag({ label: 'Auch außerhalb des Zeitplans zeigen', required: true }),
    sortOrder: count({ label: 'Reihenfolge', required: true, min: 0, initial: 0 }),
  },
});
