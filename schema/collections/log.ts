/** What happened in the house and who did it: changes of records, sign-ins, the use of keys, exports (table F). Read by admins, kept 90 days (G-078). */
import { choice, reference, rows, text } from '../fields/field';
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
  noun: 'Log',
  label: 'Protokoll',
  many: 'Logs',
  title: 'message',
  columns: ['createdAt', 'message', 'who', 'channel', 'level'],
  isMade: true,
  isGrowing: true,
  filters: {
    level: 'level',
    channel: 'channel',
    from: 'createdAt >=',
    to: 'createdAt <=',
    user: 'user',
    collection: 'collection',
    record: 'record',
  },
  search: ['message', 'who'],
  fields: {
    level: choice({ name: 'LogLevel', label: 'Stufe', required: true, options: logLevels }),
    channel: choice({ name: 'LogChannel', label: 'Bereich', required: true, options: logChannels }),
    message: text({ label: 'Was', required: true }),
    who: text({ label: 'Wer', required: true, help: 'Wie die Person damals hieß.' }),
    user: reference({ label: 'Benutzer', to: 'user' }),
    device: text({ label: 'Gerät' }),
    collection: text({ label: 'Sammlung', help: 'Wovon ein Eintrag geändert wurde.' }),
    record: text({ label: 'Kennung des Eintrags' }),
    context: rows({
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
});
