/** People who work here and may sign in. */
import { roles } from '../access/roles';
import { choices, count, day, decimal, email, flag, image, moment, phone, references, secret, text, weekdays } from '../fields/field';
import { collection } from './collection';

export const user = collection({
  name: 'user',
  plural: 'users',
  noun: 'Benutzer',
  label: 'Benutzer',
  title: 'username',
  brief: ['username', 'firstName', 'lastName', 'avatar'],
  columns: ['username', 'lastName', 'firstName', 'roles', 'branches', 'isActive'],
  whenUsed: { isActive: false },
  filters: { branch: 'branches', role: 'roles', isActive: 'isActive', isLocked: 'isLocked' },
  search: ['username', 'email', 'firstName', 'lastName', 'personnelNumber'],
  fields: {
    username: text({ label: 'Benutzername', required: true, max: 60 }),
    email: email({ label: 'E-Mail', required: true }),
    firstName: text({ label: 'Vorname', required: true, max: 80 }),
    lastName: text({ label: 'Nachname', required: true, max: 80 }),
    phone: phone({ label: 'Telefon' }),
    password: secret({ label: 'Passwort', min: 10, max: 200, help: 'Leer: bleibt, wie es ist.' }),
    roles: choices({ name: 'Role', label: 'Rollen', required: true, options: roles }),
    branches: references({ label: 'Filialen', to: 'branch', max: 500 }),
    departments: references({ label: 'Abteilungen', to: 'department', max: 200 }),
    avatar: image({ label: 'Bild' }),
    personnelNumber: text({ label: 'Personalnummer', max: 40 }),
    employmentStart: day({ label: 'Eintritt' }),
    employmentEnd: day({ label: 'Austritt' }),
    weeklyTargetMinutes: count({ label: 'Wochensoll in Minuten', min: 0, max: 10_080 }),
    holidayDaysPerYear: decimal({ label: 'Urlaubstage im Jahr', scale: 1, min: 0, max: 366 }),
    workingDays: weekdays({ label: 'Arbeitstage' }),
    timeTrackingToken: text({
      label: 'Token für die Zeiterfassung',
      max: 20,
      isMade: true,
      help: 'Als Ganzes nur zu sehen, wenn es erstellt wird.',
    }),
    locale: text({ label: 'Sprache', required: true, max: 10, initial: 'de' }),
    isActive: flag({ label: 'Aktiv', required: true, initial: true }),
    isLocked: flag({ label: 'Gesperrt', required: true }),
    accountExpiresAt: moment({ label: 'Konto läuft ab' }),
    lastLoginAt: moment({ label: 'Zuletzt angemeldet', isMade: true }),
  },
});
