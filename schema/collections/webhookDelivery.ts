/** The deliveries of webhooks with their results (G-150). They are deleted after 30 days; the API can resend them. */
import { dateTime, integer, reference, select, text } from '../fields/field';
import { collection } from './collection';
import { webhookEvents } from './webhook';

export const webhookDelivery = collection({
  name: 'webhookDelivery',
  plural: 'webhookDeliveries',
  singularLabel: 'Zustellung',
  label: 'Webhook-Zustellungen',
  pluralLabel: 'Zustellungen',
  menu: { area: 'system', position: 6 },
  icon: 'inbox',
  useAsTitle: 'uid',
  columns: ['createdAt', 'webhook', 'event', 'uid', 'state', 'attempts', 'statusCode', 'error'],
  readOnly: true,
  cursorPagination: true,
  filters: { webhook: 'webhook', event: 'event', state: 'state', from: 'createdAt >=', to: 'createdAt <=' },
  searchFields: ['uid'],
  fields: {
    webhook: reference({ label: 'Webhook', to: 'webhook', required: true }),
    event: select({ name: 'WebhookEvent', label: 'Ereignis', required: true, options: webhookEvents }),
    uid: text({ label: 'Bestellnummer', required: true }),
    order: text({ label: 'Kennung der Bestellung', required: true, max: 36 }),
    state: select({
      name: 'WebhookDeliveryState',
      label: 'Stand',
      required: true,
      options: { queued: 'wartet', sent: 'zugestellt', failed: 'fehlgeschlagen' },
    }),
    attempts: integer({ label: 'Versuche', required: true }),
    statusCode: integer({ label: 'HTTP-Status', help: 'Die Antwort auf den letzten Versuch.' }),
    error: text({ label: 'Fehler' }),
    sentAt: dateTime({ label: 'Zugestellt' }),
  },
  permissions: {},
});
