/** External workers without a login, for schedules, activities and tasks (G-123). */
import { contactPermissions } from '../access/collectionPermissions';
import { email, checkbox, money, phone, reference, text } from '../fields/field';
import { collection } from './collection';

export const externalUser = collection({
  name: 'externalUser',
  plural: 'externalUsers',
  singularLabel: 'Externer Benutzer',
  label: 'Externe Benutzer',
  menu: { area: 'customers', position: 2 },
  icon: 'users',
  useAsTitle: 'username',
  columns: ['username', 'lastName', 'firstName', 'company', 'branch', 'isActive'],
  filters: { isActive: 'isActive', department: 'department', branch: 'branch' },
  searchFields: ['username', 'firstName', 'lastName', 'company', 'email'],
  fields: {
    externalId: text({ label: 'Externe Kennung', max: 60 }),
    username: text({ label: 'Benutzername', required: true, max: 60 }),
    firstName: text({ label: 'Vorname', required: true, max: 80 }),
    lastName: text({ label: 'Nachname', required: true, max: 80 }),
    email: email({ label: 'E-Mail' }),
    phone: phone({ label: 'Telefon' }),
    company: text({ label: 'Firma', max: 120 }),
    branch: reference({ label: 'Filiale', to: 'branch' }),
    department: reference({ label: 'Abteilung', to: 'department' }),
    hourlyRate: money({ label: 'Stundensatz', min: 0 }),
    isActive: checkbox({ label: 'Aktiv', required: true, default: true }),
  },
  permissions: contactPermissions,
});
