/** Recorded working time, from the terminal or a manager (G-106). */
import { readableInBranch, writeOwnBranches } from '../access/collectionPermissions';
import { select, integer, checkbox, dateTime, reference, array, text } from '../fields/field';
import { validateActivity, pauseIssue } from '../rules/time/workingTime';
import { collection } from './collection';

const isOwn = { field: 'user', includesViewer: true } as const;

export const workingActivity = collection({
  name: 'workingActivity',
  plural: 'workingActivities',
  singularLabel: 'Aktivität',
  label: 'Aktivitäten',
  menu: { area: 'staff', position: 2, hasOwnRecords: true },
  icon: 'clock',
  useAsTitle: 'startedAt',
  columns: ['startedAt', 'endedAt', 'user', 'branch', 'status', 'workedMinutes', 'isFlagged'],
  branchField: 'branch',
  filters: {
    user: 'user',
    branch: 'branch',
    department: 'department',
    project: 'project',
    task: 'task',
    status: 'status',
    from: 'startedAt >=',
    to: 'startedAt <=',
  },
  searchFields: ['comment'],
  defaultSort: 'startedAt',
  cursorPagination: true,
  fields: {
    user: reference({ label: 'Benutzer', to: 'user', help: 'Leer und ohne Externen: wer sie anlegt.' }),
    externalUser: reference({ label: 'Externer Benutzer', to: 'externalUser' }),
    branch: reference({ label: 'Filiale', to: 'branch', required: true }),
    department: reference({ label: 'Abteilung', to: 'department' }),
    project: reference({ label: 'Projekt', to: 'project' }),
    task: reference({ label: 'Aufgabe', to: 'task' }),
    type: select({
      name: 'ActivityType',
      label: 'Art',
      required: true,
      default: 'work',
      options: { work: 'Arbeit', training: 'Schulung', travel: 'Reise' },
    }),
    status: select({
      name: 'ActivityStatus',
      label: 'Status',
      required: true,
      readOnly: true,
      options: { running: 'läuft', paused: 'pausiert', ended: 'beendet' },
    }),
    startedAt: dateTime({ label: 'Beginn', required: true }),
    endedAt: dateTime({ label: 'Ende' }),
    pauses: array({
      name: 'ActivityPause',
      label: 'Pausen',
      max: 50,
      validate: pauseIssue,
      fields: { from: dateTime({ label: 'Von', required: true }), to: dateTime({ label: 'Bis', help: 'Leer: die Pause dauert an.' }) },
    }),
    workedMinutes: integer({ label: 'Gearbeitete Minuten', readOnly: true }),
    pauseMinutes: integer({ label: 'Pausen in Minuten', readOnly: true }),
    comment: text({ label: 'Kommentar', multiline: true, max: 1000 }),
    source: select({
      name: 'ActivitySource',
      label: 'Herkunft',
      required: true,
      readOnly: true,
      options: { terminal: 'Terminal', backend: 'Backoffice', system: 'System' },
    }),
    isFlagged: checkbox({ label: 'Markiert', required: true }),
    isApproved: checkbox({ label: 'Freigegeben', required: true }),
    approvedBy: reference({ label: 'Freigegeben von', to: 'user', readOnly: true }),
  },
  validate: validateActivity,
  permissions: {
    ROLE_EMPLOYEE: { read: isOwn },
    ROLE_MANAGER: { ...writeOwnBranches, read: { any: [readableInBranch, isOwn] } },
    ROLE_EDITOR: { read: isOwn },
  },
});
