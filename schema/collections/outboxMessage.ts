/** Mails and text messages of the house, before and after they left (table F, Outbox). Nobody writes them by hand: they can be read, and sent again. */
import { choice, count, moment, text } from '../fields/field';
import { collection } from './collection';

export const outboxMessage = collection({
  name: 'outboxMessage',
  plural: 'outboxMessages',
  noun: 'Nachricht',
  label: 'Postausgang',
  many: 'Nachrichten',
  title: 'recipient',
  columns: ['createdAt', 'kind', 'recipient', 'subject', 'state', 'attempts', 'error'],
  isMade: true,
  isGrowing: true,
  filters: { kind: 'kind', state: 'state', from: 'createdAt >=', to: 'createdAt <=' },
  search: ['recipient', 'subject'],
  fields: {
    kind: choice({ name: 'MessageKind', label: 'Art', required: true, options: { mail: 'E-Mail', sms: 'SMS' } }),
    recipient: text({ label: 'An', required: true }),
    replyTo: text({ label: 'Antwort an' }),
    subject: text({ label: 'Betreff' }),
    body: text({
      label: 'Text',
      required: true,
      multiline: true,
      help: 'Leer, wenn niemand als die angeschriebene Person ihn lesen darf.',
    }),
    state: choice({
      name: 'MessageState',
      label: 'Stand',
      required: true,
      options: { queued: 'wartet', sent: 'gesendet', failed: 'fehlgeschlagen', unconfigured: 'nicht konfiguriert' },
    }),
    attempts: count({ label: 'Versuche', required: true }),
    error: text({ label: 'Fehler' }),
    sentAt: moment({ label: 'Gesendet' }),
    order: text({ label: 'Bestellung', max: 36 }),
  },
});
