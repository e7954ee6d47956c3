/** Staff members with a login. */
import { readableInBranch, writableInBranches, writeOn } from '../access/collectionPermissions';
import { roles } from '../access/roles';
import {
  multiSelect,
  integer,
  date,
  decimal,
  email,
  checkbox,
  image,
  dateTime,
  phone,
  references,
  secret,
  text,
  weekdays,
} from '../fields/field';
import { collection } from './collection';

const isViewer = { field: 'id', includesViewer: true } as const;
const ownProfile = { read: isViewer, update: isViewer, fields: ['phone', 'avatar', 'locale'] } as const;
/** Staff without other roles who work only in the viewer's branches. */
const isOwnEmployee = { all: [{ field: 'roles', within: ['ROLE_EMPLOYEE'] }, writableInBranches] } as const;

export const user = collection({
  name: 'user',
  plural: 'users',
  singularLabel: 'Benutzer',
  label: 'Benutzer',
  menu: { area: 'system', position: 1 },
  icon: 'users',
  useAsTitle: 'username',
  summaryFields: ['username', 'firstName', 'lastName', 'avatar'],
  columns: ['username', 'lastName', 'firstName', 'roles', 'branches', 'isActive'],
  onDeleteInUse: { isActive: false },
  branchField: 'branches',
  filters: { branch: 'branches', role: 'roles', isActive: 'isActive', isLocked: 'isLocked' },
  searchFields: ['username', 'email', 'firstName', 'lastName', 'personnelNumber'],
  fields: {
    username: text({ label: 'Benutzername', required: true, max: 60 }),
    email: email({ label: 'E-Mail', required: true }),
    firstName: text({ label: 'Vorname', required: true, max: 80 }),
    lastName: text({ label: 'Nachname', required: true, max: 80 }),
    phone: phone({ label: 'Telefon' }),
    password: secret({ label: 'Passwort', min: 10, max: 200, help: 'Leer: bleibt, wie es ist.' }),
    roles: multiSelect({ name: 'Role', label: 'Rollen', required: true, options: roles }),
    branches: references({ label: 'Filialen', to: 'branch', max: 500 }),
    departments: references({ label: 'Abteilungen', to: 'department', max: 200 }),
    avatar: image({ label: 'Bild' }),
    personnelNumber: text({ label: 'Personalnummer', max: 40 }),
    employmentStart: date({ label: 'Eintritt' }),
    employmentEnd: date({ label: 'Austritt' }),
    weeklyTargetMinutes: integer({ label: 'Wochensoll in Minuten', min: 0, max: 10_080 }),
    holidayDaysPerYear: decimal({ label: 'Urlaubstage im Jahr', scale: 1, min: 0, max: 366 }),
    workingDays: weekdays({ label: 'Arbeitstage' }),
    timeTrackingToken: text({
      label: 'Token für die Zeiterfassung',
      max: 20,
      readOnly: true,
      help: 'Als Ganzes nur zu sehen, wenn es erstellt wird.',
    }),
    locale: text({ label: 'Sprache', required: true, max: 10, default: 'de' }),
    isActive: checkbox({ label: 'Aktiv', required: true, default: true }),
    isLocked: checkbox({ label: 'Gesperrt', required: true }),
    accountExpiresAt: dateTime({ label: 'Konto läuft ab' }),
    lastLoginAt: dateTime({ label: 'Zuletzt angemeldet', readOnly: true }),
  },
  permissions: {
    ROLE_EMPLOYEE: ownProfile,
    ROLE_MANAGER: { ...writeOn(isOwnEmployee), read: { any: [readableInBranch, isViewer] } },
    ROLE_EDITOR: ownProfile,
  },
});
