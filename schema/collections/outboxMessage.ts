/** E-mails and text messages before and after sending (table F, Outbox). The API lists them and can resend them. */
import { select, integer, dateTime, text } from '../fields/field';
import { collection } from './collection';

export const outboxMessage = collection({
  name: 'outboxMessage',
  plural: 'outboxMessages',
  singularLabel: 'Nachricht',
  label: 'Postausgang',
  pluralLabel: 'Nachrichten',
  menu: { area: 'system', position: 3 },
  icon: 'mail',
  useAsTitle: 'recipient',
  columns: ['createdAt', 'kind', 'recipient', 'subject', 'state', 'attempts', 'error'],
  readOnly: true,
  cursorPagination: true,
  filters: { kind: 'kind', state: 'state', from: 'createdAt >=', to: 'createdAt <=' },
  searchFields: ['recipient', 'subject'],
  fields: {
    kind: select({ name: 'MessageKind', label: 'Art', required: true, options: { mail: 'E-Mail', sms: 'SMS' } }),
    recipient: text({ label: 'An', required: true }),
    replyTo: text({ label: 'Antwort an' }),
    subject: text({ label: 'Betreff' }),
    body: text({
      label: 'Text',
      required: true,
      multiline: true,
      help: 'Leer, wenn niemand als die angeschriebene Person ihn lesen darf.',
    }),
    state: select({
      name: 'MessageState',
      label: 'Stand',
      required: true,
      options: { queued: 'wartet', sent: 'gesendet', failed: 'fehlgeschlagen', unconfigured: 'nicht konfiguriert' },
    }),
    attempts: integer({ label: 'Versuche', required: true }),
    error: text({ label: 'Fehler' }),
    sentAt: dateTime({ label: 'Gesendet' }),
    order: text({ label: 'Bestellung', max: 36 }),
  },
  permissions: {},
});
