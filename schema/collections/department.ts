/** Teams of a branch: bakehouse, pastry, counter, delivery (G-123). */
import { colour, count, flag, reference, references, text } from '../fields/field';
import { collection } from './collection';

export const department = collection({
  name: 'department',
  plural: 'departments',
  noun: 'Abteilung',
  label: 'Abteilungen',
  title: 'name',
  columns: ['name', 'identifier', 'branch', 'head', 'isActive'],
  scope: 'branch',
  key: 'identifier',
  order: 'sortOrder',
  filters: { branch: 'branch', isActive: 'isActive' },
  search: ['name', 'identifier'],
  fields: {
    identifier: text({ label: 'Kennung', required: true, max: 60 }),
    name: text({ label: 'Name', required: true, max: 120 }),
    description: text({ label: 'Beschreibung', multiline: true, max: 2000 }),
    branch: reference({ label: 'Filiale', to: 'branch' }),
    color: colour({ label: 'Farbe' }),
    head: reference({ label: 'Leitung', to: 'user' }),
    users: references({ label: 'Mitglieder', to: 'user', max: 500, inverse: 'departments' }),
    sortOrder: count({ label: 'Reihenfolge', required: true, min: 0, initial: 0 }),
    isActive: flag({ label: 'Aktiv', required: true, initial: true }),
  },
});
