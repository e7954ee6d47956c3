/** Projects of staff, such as a renovation or Christmas baking. */
import { branchPermissions } from '../access/collectionPermissions';
import { select, color, integer, date, reference, references, text } from '../fields/field';
import { collection } from './collection';

export const project = collection({
  name: 'project',
  plural: 'projects',
  singularLabel: 'Projekt',
  label: 'Projekte',
  menu: { area: 'staff', position: 3 },
  icon: 'briefcase',
  useAsTitle: 'name',
  columns: ['number', 'name', 'status', 'manager', 'startDate', 'endDate'],
  branchField: 'branches',
  slugField: 'number',
  filters: { status: 'status', customer: 'customer', manager: 'manager', branch: 'branches' },
  searchFields: ['number', 'name'],
  fields: {
    number: text({ label: 'Projektnummer', required: true, max: 40 }),
    name: text({ label: 'Name', required: true, max: 120 }),
    description: text({ label: 'Beschreibung', multiline: true, max: 4000 }),
    customer: reference({ label: 'Kunde', to: 'customer' }),
    manager: reference({ label: 'Projektleitung', to: 'user' }),
    branches: references({ label: 'Filialen', to: 'branch', max: 200 }),
    departments: references({ label: 'Abteilungen', to: 'department', max: 200 }),
    status: select({
      name: 'ProjectStatus',
      label: 'Status',
      required: true,
      default: 'planned',
      options: { planned: 'geplant', active: 'aktiv', paused: 'pausiert', finished: 'abgeschlossen' },
    }),
    startDate: date({ label: 'Beginn' }),
    endDate: date({ label: 'Ende' }),
    budgetMinutes: integer({ label: 'Budget in Minuten', min: 0 }),
    color: color({ label: 'Farbe' }),
    workedMinutes: integer({ label: 'Geleistete Minuten', required: true, readOnly: true }),
  },
  validate: ({ startDate, endDate }) =>
    startDate && endDate && endDate < startDate ? [{ path: ['endDate'], rule: 'endBeforeStart' }] : [],
  permissions: branchPermissions,
});
