/** What somebody has to do until some time. */
import { choice, flag, moment, reference, references, rows, text } from '../fields/field';
import { collection } from './collection';

export const task = collection({
  name: 'task',
  plural: 'tasks',
  noun: 'Aufgabe',
  label: 'Aufgaben',
  title: 'title',
  columns: ['title', 'status', 'priority', 'assignees', 'branch', 'dueAt'],
  scope: 'branch',
  filters: {
    status: 'status',
    priority: 'priority',
    assignee: 'assignees',
    project: 'project',
    branch: 'branch',
    dueFrom: 'dueAt >=',
    dueTo: 'dueAt <=',
  },
  search: ['title', 'description'],
  fields: {
    title: text({ label: 'Titel', required: true, max: 160 }),
    description: text({ label: 'Beschreibung', multiline: true, max: 4000 }),
    status: choice({
      name: 'TaskStatus',
      label: 'Status',
      required: true,
      initial: 'open',
      options: { open: 'offen', inProgress: 'in Arbeit', done: 'erledigt', canceled: 'abgebrochen' },
    }),
    priority: choice({
      name: 'TaskPriority',
      label: 'Priorität',
      required: true,
      initial: 'normal',
      options: { low: 'niedrig', normal: 'normal', high: 'hoch' },
    }),
    project: reference({ label: 'Projekt', to: 'project' }),
    branch: reference({ label: 'Filiale', to: 'branch' }),
    department: reference({ label: 'Abteilung', to: 'department' }),
    assignees: references({ label: 'Zuständig', to: 'user', max: 100 }),
    externalUsers: references({ label: 'Externe Zuständige', to: 'externalUser', max: 100 }),
    creator: reference({ label: 'Erstellt von', to: 'user', help: 'Leer: wer sie anlegt.' }),
    dueAt: moment({ label: 'Fällig' }),
    recurrence: choice({
      name: 'TaskRecurrence',
      label: 'Wiederholung',
      required: true,
      initial: 'none',
      options: { none: 'keine', daily: 'täglich', weekly: 'wöchentlich', monthly: 'monatlich' },
    }),
    checklist: rows({
      name: 'TaskStep',
      label: 'Checkliste',
      max: 100,
      fields: {
        label: text({ label: 'Schritt', required: true, max: 200 }),
        isDone: flag({ label: 'Erledigt', required: true }),
      },
    }),
    uploads: references({ label: 'Dateien', to: 'upload', max: 50 }),
    completedAt: moment({ label: 'Erledigt am', help: 'Leer: sobald sie erledigt ist.' }),
    views: rows({
      name: 'TaskView',
      label: 'Gesehen von',
      max: 1000,
      isMade: true,
      fields: {
        user: reference({ label: 'Benutzer', to: 'user', required: true }),
        viewedAt: moment({ label: 'Gesehen am', required: true }),
      },
    }),
  },
});
