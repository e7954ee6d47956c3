/** Who is to work when, and who is away: shifts, vacations, sick leave. */
import { choice, colour, count, flag, moment, reference, text } from '../fields/field';
import { scheduleFaults } from '../rules/time/workingTime';
import { collection } from './collection';

export const workingSchedule = collection({
  name: 'workingSchedule',
  plural: 'workingSchedules',
  noun: 'Planung',
  label: 'Planungen',
  title: 'from',
  columns: ['from', 'to', 'user', 'branch', 'type', 'isPublished'],
  scope: 'branch',
  filters: {
    user: 'user',
    branch: 'branch',
    department: 'department',
    type: 'type',
    isPublished: 'isPublished',
    // What touches the time that is asked for.
    from: 'to >=',
    to: 'from <=',
  },
  search: ['comment'],
  order: 'from',
  fields: {
    user: reference({ label: 'Benutzer', to: 'user', help: 'Ohne Person: ein offener Dienst.' }),
    externalUser: reference({ label: 'Externer Benutzer', to: 'externalUser' }),
    branch: reference({ label: 'Filiale', to: 'branch', required: true }),
    department: reference({ label: 'Abteilung', to: 'department' }),
    type: choice({
      name: 'ScheduleType',
      label: 'Art',
      required: true,
      initial: 'shift',
      options: { shift: 'Dienst', vacation: 'Urlaub', sick: 'Krankenstand', holiday: 'Feiertag', unavailable: 'Nicht verfügbar' },
    }),
    from: moment({ label: 'Von', required: true }),
    to: moment({ label: 'Bis', required: true }),
    pauseMinutes: count({ label: 'Pause in Minuten', required: true, min: 0, max: 1440, initial: 0 }),
    isPublished: flag({ label: 'Veröffentlicht', required: true }),
    color: colour({ label: 'Farbe' }),
    comment: text({ label: 'Kommentar', multiline: true, max: 1000 }),
    createdBy: reference({ label: 'Angelegt von', to: 'user', isMade: true }),
  },
  faults: scheduleFaults,
});
