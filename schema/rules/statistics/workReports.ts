/** The reports of working time (decisions, table X). A shift belongs to the day on which it starts. */
import { array, date, dateTime, decimal, integer, select, text } from '../../fields/field';
import { workingSchedule } from '../../collections/workingSchedule';
import { periodFields, profileFilters, report } from './report';

const required = true as const;
const common = { permission: 'statistics.readWork', filters: periodFields } as const;
const { now: _, ...activityFilters } = profileFilters;

const personColumns = {
  user: text({ label: 'Benutzer-Id', description: 'The id of the user; null for an external user' }),
  name: text({ label: 'Name', required }),
  date: date({ label: 'Tag', required }),
};
const minutes = (label: string, description = '') => integer({ label, required, ...(description && { description }) });

export const workReports = {
  'working-activities': report({
    ...common,
    label: 'Gearbeitete Zeit',
    description:
      'The worked time of each person per day, by day and name. Activities without an end do not count yet. INVALID for a period with more than 20,000 entries.',
    type: 'WorkedDay',
    columns: { ...personColumns, workedMinutes: minutes('Gearbeitet in Minuten'), pauseMinutes: minutes('Pausen in Minuten') },
    total: 'The worked minutes',
  }),
  'working-schedules': report({
    ...common,
    label: 'Geplante Zeit',
    description:
      'The planned shifts and the absences of each person per day, by day and name. Open shifts have no person. INVALID for a period with more than 20,000 entries.',
    type: 'PlannedDay',
    columns: {
      ...personColumns,
      plannedMinutes: minutes('Geplant in Minuten', 'Without the pause; 0 for an absence'),
      type: select({ ...workingSchedule.fields.type, required }),
    },
    total: 'The planned minutes',
  }),
  'working-departments': report({
    ...common,
    label: 'Gearbeitete Zeit nach Abteilung',
    description:
      'The worked time of each department, most first, of at most 500. Beyond the plan is what a person worked in addition to the shifts of the period that have ended; a person without such a shift has none.',
    type: 'DepartmentTime',
    columns: {
      department: text({ label: 'Abteilungs-Id', description: 'The id of the department; null for work without one' }),
      name: text({ label: 'Abteilung', required }),
      workedMinutes: minutes('Gearbeitet in Minuten'),
      extraMinutes: minutes('Davon über dem Plan in Minuten', 'The part of the worked minutes that is beyond the plan'),
    },
    total: 'The worked minutes',
  }),
  'user-profile': report({
    label: 'Mitarbeiterprofil',
    description: 'The target, the worked and the planned time of a user, with vacation and sick days.',
    permission: 'statistics.readProfile',
    filters: profileFilters,
    type: 'UserProfileStatistics',
    columns: {
      user: text({ label: 'Benutzer-Id', required, description: 'The id of the user' }),
      targetMinutes: minutes('Soll in Minuten', 'The target from the start to the day of `now`, which is included'),
      workedMinutes: minutes('Gearbeitet in Minuten', 'From the start to `now`'),
      plannedMinutes: minutes('Geplant in Minuten', 'The published shifts from `now` to the end'),
      balanceMinutes: minutes('Saldo in Minuten', 'Worked time and the target of absences, less the target'),
      holidayDaysTaken: decimal({ label: 'Urlaubstage', required, scale: 1, description: 'In the year of `now`, to its day' }),
      holidayDaysRemaining: decimal({
        label: 'Offene Urlaubstage',
        scale: 1,
        description: 'Of the same year, less those taken and planned; null without an entitlement',
      }),
      sickDays: integer({ label: 'Krankenstandstage', required, description: 'Working days from the start to the end' }),
    },
    total: null,
  }),
  'user-profile-working-activities': report({
    label: 'Aktivitäten',
    description: 'The activities of a user per day, oldest first. Days without an activity are missing.',
    permission: 'statistics.readProfile',
    filters: activityFilters,
    type: 'ActivityDay',
    columns: {
      date: date({ label: 'Tag', required }),
      activities: array({
        name: 'ActivityOfDay',
        label: 'Aktivitäten',
        fields: {
          id: text({ label: 'Id', required }),
          startedAt: dateTime({ label: 'Beginn', required }),
          endedAt: dateTime({ label: 'Ende', description: 'Null while it is running' }),
          workedMinutes: integer({ label: 'Gearbeitet in Minuten' }),
          pauseMinutes: integer({ label: 'Pausen in Minuten' }),
          project: text({ label: 'Projekt', description: 'The name of the project' }),
          task: text({ label: 'Aufgabe', description: 'The title of the task' }),
        },
      }),
    },
    total: 'The worked minutes',
  }),
};
