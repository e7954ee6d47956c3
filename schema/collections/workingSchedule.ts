/** Planned shifts and absences of staff: vacations, sick leave. */
import { readableInBranch, writeOwnBranches } from '../access/collectionPermissions';
import { select, color, integer, checkbox, dateTime, reference, text } from '../fields/field';
import { validateSchedule } from '../rules/time/workingTime';
import { collection } from './collection';

const isPublishedAndOwn = {
  all: [
    { field: 'user', includesViewer: true },
    { field: 'isPublished', equals: true },
  ],
} as const;

export const workingSchedule = collection({
  name: 'workingSchedule',
  plural: 'workingSchedules',
  singularLabel: 'Planung',
  label: 'Planungen',
  menu: { area: 'staff', position: 1 },
  icon: 'calendar-days',
  useAsTitle: 'from',
  columns: ['from', 'to', 'user', 'branch', 'type', 'isPublished'],
  branchField: 'branch',
  filters: {
    user: 'user',
    branch: 'branch',
    department: 'department',
    type: 'type',
    isPublished: 'isPublished',
    // Matches entries that overlap the requested period.
    from: 'to >=',
    to: 'from <=',
  },
  searchFields: ['comment'],
  defaultSort: 'from',
  fields: {
    user: reference({ label: 'Benutzer', to: 'user', help: 'Ohne Person: ein offener Dienst.' }),
    externalUser: reference({ label: 'Externer Benutzer', to: 'externalUser' }),
    branch: reference({ label: 'Filiale', to: 'branch', required: true }),
    department: reference({ label: 'Abteilung', to: 'department' }),
    type: select({
      name: 'ScheduleType',
      label: 'Art',
      required: true,
      default: 'shift',
      options: { shift: 'Dienst', vacation: 'Urlaub', sick: 'Krankenstand', holiday: 'Feiertag', unavailable: 'Nicht verfügbar' },
    }),
    from: dateTime({ label: 'Von', required: true }),
    to: dateTime({ label: 'Bis', required: true }),
    pauseMinutes: integer({ label: 'Pause in Minuten', required: true, min: 0, max: 1440, default: 0 }),
    isPublished: checkbox({ label: 'Veröffentlicht', required: true }),
    color: color({ label: 'Farbe' }),
    comment: text({ label: 'Kommentar', multiline: true, max: 1000 }),
    createdBy: reference({ label: 'Angelegt von', to: 'user', readOnly: true }),
  },
  validate: validateSchedule,
  permissions: {
    ROLE_EMPLOYEE: { read: isPublishedAndOwn },
    ROLE_MANAGER: { ...writeOwnBranches, read: { any: [readableInBranch, isPublishedAndOwn] } },
    ROLE_EDITOR: { read: isPublishedAndOwn },
  },
});
