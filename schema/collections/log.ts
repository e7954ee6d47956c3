/** The log of changes, logins, branch key use, exports and unexpected errors (table F). Admins read it; entries are deleted after 90 days (G-078). */
import { select, reference, array, text } from '../fields/field';
import { collection } from './collection';

const logLevels = { debug: 'Diagnose', info: 'Hinweis', warning: 'Warnung', error: 'Fehler' } as const;
export type LogLevel = keyof typeof logLevels;

const logChannels = {
  app: 'Verwaltung',
  auth: 'Anmeldung',
  order: 'Bestellungen',
  payment: 'Zahlung',
  mail: 'E-Mail',
  sms: 'SMS',
  device: 'Geräte',
  api: 'Schnittstelle',
} as const;
export type LogChannel = keyof typeof logChannels;

export const log = collection({
  name: 'log',
  plural: 'logs',
  singularLabel: 'Log',
  label: 'Protokoll',
  pluralLabel: 'Logs',
  menu: { area: 'system', position: 2 },
  icon: 'list',
  useAsTitle: 'message',
  columns: ['createdAt', 'message', 'who', 'channel', 'level'],
  readOnly: true,
  cursorPagination: true,
  filters: {
    level: 'level',
    channel: 'channel',
    from: 'createdAt >=',
    to: 'createdAt <=',
    user: 'user',
    collection: 'collection',
    record: 'record',
  },
  searchFields: ['message', 'who'],
  fields: {
    level: select({ name: 'LogLevel', label: 'Stufe', required: true, options: logLevels }),
    channel: select({ name: 'LogChannel', label: 'Bereich', required: true, options: logChannels }),
    message: text({ label: 'Was', required: true }),
    who: text({ label: 'Wer', required: true, help: 'Wie die Person damals hieß.' }),
    user: reference({ label: 'Benutzer', to: 'user' }),
    device: text({ label: 'Gerät' }),
    collection: text({ label: 'Sammlung', help: 'Wovon ein Eintrag geändert wurde.' }),
    record: text({ label: 'Kennung des Eintrags' }),
    context: array({
      name: 'LogContext',
      label: 'Einzelheiten',
      fields: {
        name: text({ label: 'Was', required: true }),
        before: text({ label: 'Vorher', multiline: true }),
        after: text({ label: 'Nachher', multiline: true }),
      },
    }),
    url: text({ label: 'Adresse' }),
    requestId: text({ label: 'Kennung der Anfrage' }),
  },
  permissions: {},
});
