/** What staff works on beside the daily bread: a rebuilding, the Christmas bakery. */
import { choice, colour, count, day, reference, references, text } from '../fields/field';
import { collection } from './collection';

export const project = collection({
  name: 'project',
  plural: 'projects',
  noun: 'Projekt',
  label: 'Projekte',
  title: 'name',
  columns: ['number', 'name', 'status', 'manager', 'startDate', 'endDate'],
  scope: 'branches',
  key: 'number',
  filters: { status: 'status', customer: 'customer', manager: 'manager', branch: 'branches' },
  search: ['number', 'name'],
  fields: {
    number: text({ label: 'Projektnummer', required: true, max: 40 }),
    name: text({ label: 'Name', required: true, max: 120 }),
    description: text({ label: 'Beschreibung', multiline: true, max: 4000 }),
    customer: reference({ label: 'Kunde', to: 'customer' }),
    manager: reference({ label: 'Projektleitung', to: 'user' }),
    branches: references({ label: 'Filialen', to: 'branch', max: 200 }),
    departments: references({ label: 'Abteilungen', to: 'department', max: 200 }),
    status: choice({
      name: 'ProjectStatus',
      label: 'Status',
      required: true,
      initial: 'planned',
      options: { planned: 'geplant', active: 'aktiv', paused: 'pausiert', finished: 'abgeschlossen' },
    }),
    startDate: day({ label: 'Beginn' }),
    endDate: day({ label: 'Ende' }),
    budgetMinutes: count({ label: 'Budget in Minuten', min: 0 }),
    color: colour({ label: 'Farbe' }),
    workedMinutes: count({ label: 'Geleistete Minuten', required: true, isMade: true }),
  },
  faults: ({ startDate, endDate }) => (startDate && endDate && endDate < startDate ? [{ path: ['endDate'], rule: 'endsTooSoon' }] : []),
});
