/** The tasks of staff, with a due date. */
import { readableInBranch, writableInBranches, writeOn } from '../access/collectionPermissions';
import { select, checkbox, dateTime, files, reference, references, array, text } from '../fields/field';
import { collection } from './collection';

const assigned = { field: 'assignees', includesViewer: true } as const;
const involved = { any: [assigned, { field: 'creator', includesViewer: true }] } as const;

export const task = collection({
  name: 'task',
  plural: 'tasks',
  singularLabel: 'Aufgabe',
  label: 'Aufgaben',
  menu: { area: 'staff', position: 4 },
  icon: 'check-check',
  useAsTitle: 'title',
  columns: ['title', 'status', 'priority', 'assignees', 'branch', 'dueAt'],
  branchField: 'branch',
  filters: {
    status: 'status',
    priority: 'priority',
    assignee: 'assignees',
    project: 'project',
    branch: 'branch',
    dueFrom: 'dueAt >=',
    dueTo: 'dueAt <=',
  },
  searchFields: ['title', 'description'],
  fields: {
    title: text({ label: 'Titel', required: true, max: 160 }),
    description: text({ label: 'Beschreibung', multiline: true, max: 4000 }),
    status: select({
      name: 'TaskStatus',
      label: 'Status',
      required: true,
      default: 'open',
      options: { open: 'offen', inProgress: 'in Arbeit', done: 'erledigt', canceled: 'abgebrochen' },
    }),
    priority: select({
      name: 'TaskPriority',
      label: 'Priorität',
      required: true,
      default: 'normal',
      options: { low: 'niedrig', normal: 'normal', high: 'hoch' },
    }),
    project: reference({ label: 'Projekt', to: 'project' }),
    branch: reference({ label: 'Filiale', to: 'branch' }),
    department: reference({ label: 'Abteilung', to: 'department' }),
    assignees: references({ label: 'Zuständig', to: 'user', max: 100 }),
    externalUsers: references({ label: 'Externe Zuständige', to: 'externalUser', max: 100 }),
    creator: reference({ label: 'Erstellt von', to: 'user', help: 'Leer: wer sie anlegt.' }),
    dueAt: dateTime({ label: 'Fällig' }),
    recurrence: select({
      name: 'TaskRecurrence',
      label: 'Wiederholung',
      required: true,
      default: 'none',
      options: { none: 'keine', daily: 'täglich', weekly: 'wöchentlich', monthly: 'monatlich' },
    }),
    checklist: array({
      name: 'TaskStep',
      label: 'Checkliste',
      max: 100,
      fields: {
        label: text({ label: 'Schritt', required: true, max: 200 }),
        isDone: checkbox({ label: 'Erledigt', required: true }),
      },
    }),
    uploads: files({ label: 'Dateien', max: 50 }),
    completedAt: dateTime({ label: 'Erledigt am', help: 'Leer: sobald sie erledigt ist.' }),
    views: array({
      name: 'TaskView',
      label: 'Gesehen von',
      max: 1000,
      readOnly: true,
      fields: {
        user: reference({ label: 'Benutzer', to: 'user', required: true }),
        viewedAt: dateTime({ label: 'Gesehen am', required: true }),
      },
    }),
  },
  permissions: {
    ROLE_EMPLOYEE: { ...writeOn(involved), read: { any: [readableInBranch, involved] } },
    ROLE_MANAGER: { ...writeOn({ any: [writableInBranches, involved] }), read: { any: [readableInBranch, involved] } },
    ROLE_EDITOR: writeOn(assigned),
  },
});
