/** The departments of a branch: bakehouse, pastry, counter, delivery (G-123). */
import { branchPermissions } from '../access/collectionPermissions';
import { color, integer, checkbox, reference, references, text } from '../fields/field';
import { collection } from './collection';

export const department = collection({
  name: 'department',
  plural: 'departments',
  singularLabel: 'Abteilung',
  label: 'Abteilungen',
  menu: { area: 'branches', position: 3 },
  icon: 'users',
  useAsTitle: 'name',
  columns: ['name', 'identifier', 'branch', 'head', 'isActive'],
  branchField: 'branch',
  slugField: 'identifier',
  defaultSort: 'sortOrder',
  filters: { branch: 'branch', isActive: 'isActive' },
  searchFields: ['name', 'identifier'],
  fields: {
    identifier: text({ label: 'Kennung', required: true, max: 60 }),
    name: text({ label: 'Name', required: true, max: 120 }),
    description: text({ label: 'Beschreibung', multiline: true, max: 2000 }),
    branch: reference({ label: 'Filiale', to: 'branch' }),
    color: color({ label: 'Farbe' }),
    head: reference({ label: 'Leitung', to: 'user' }),
    users: references({ label: 'Mitglieder', to: 'user', max: 500, inverse: 'departments' }),
    sortOrder: integer({ label: 'Reihenfolge', required: true, min: 0, default: 0 }),
    isActive: checkbox({ label: 'Aktiv', required: true, default: true }),
  },
  permissions: branchPermissions,
});
