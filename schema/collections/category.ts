/** The categories of products: bread, rolls, cakes. */
import { managerPermissions } from '../access/collectionPermissions';
import { integer, checkbox, image, text } from '../fields/field';
import { openingRules } from '../fields/shared/openingRules';
import { collection } from './collection';

export const category = collection({
  name: 'category',
  plural: 'categories',
  singularLabel: 'Kategorie',
  label: 'Kategorien',
  menu: { area: 'catalogue', position: 2 },
  icon: 'list',
  useAsTitle: 'name',
  columns: ['name', 'image', 'isEnabled', 'sortOrder'],
  isPublic: true,
  onDeleteInUse: { isEnabled: false, isVisibleWhenUnavailable: false },
  publicWhen: [{ isEnabled: true }, { isVisibleWhenUnavailable: true }],
  defaultSort: 'sortOrder',
  fields: {
    name: text({ label: 'Name', required: true, max: 120 }),
    description: text({ label: 'Beschreibung', multiline: true, max: 2000 }),
    image: image({ label: 'Bild' }),
    schedule: openingRules('Zeitplan', 'Leer: immer.'),
    isEnabled: checkbox({ label: 'Aktiv', required: true, default: true }),
    isVisibleWhenUnavailable: checkbox({ label: 'Auch außerhalb des Zeitplans zeigen', required: true }),
    sortOrder: integer({ label: 'Reihenfolge', required: true, min: 0, default: 0 }),
  },
  permissions: managerPermissions,
});
