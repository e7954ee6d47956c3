/** Webhooks: URLs of other systems that receive the events of orders (G-150). Admins manage them. */
import { checkbox, dateTime, multiSelect, references, text, url } from '../fields/field';
import { collection } from './collection';

/** The events that a webhook can receive. */
export const webhookEvents = {
  orderCreated: 'Neue Bestellung (order.created)',
  orderChanged: 'Geänderte Bestellung (order.changed)',
} as const;
export type WebhookEvent = keyof typeof webhookEvents;

/** The names of the events in deliveries. */
export const webhookEventTypes: Readonly<Record<WebhookEvent, string>> = { orderCreated: 'order.created', orderChanged: 'order.changed' };

export const webhook = collection({
  name: 'webhook',
  plural: 'webhooks',
  singularLabel: 'Webhook',
  label: 'Webhooks',
  menu: { area: 'system', position: 5 },
  icon: 'link',
  useAsTitle: 'name',
  columns: ['name', 'url', 'events', 'branches', 'isEnabled'],
  filters: { isEnabled: 'isEnabled' },
  searchFields: ['name', 'url'],
  fields: {
    name: text({ label: 'Bezeichnung', required: true, max: 80 }),
    url: url({ label: 'Adresse', required: true, help: 'Öffentlich erreichbar und mit https://. Weiterleitungen werden nicht befolgt.' }),
    events: multiSelect({ name: 'WebhookEvent', label: 'Ereignisse', required: true, options: webhookEvents }),
    branches: references({ label: 'Filialen', to: 'branch', max: 500, help: 'Leer: alle Filialen.' }),
    includesPersonalData: checkbox({
      label: 'Personenbezogene Daten mitsenden',
      required: true,
      help: 'Namen, Adressen, Telefonnummern und Texte der Kundschaft. Sonst sind diese Felder leer.',
    }),
    isEnabled: checkbox({ label: 'Aktiv', required: true, default: true }),
    secret: text({
      label: 'Token der Signatur',
      max: 20,
      readOnly: true,
      help: 'Als Ganzes nur zu sehen, wenn es erstellt wird. Ohne Token wird nichts gesendet.',
    }),
    previousSecretUntil: dateTime({
      label: 'Bisheriges Token gilt bis',
      readOnly: true,
      help: 'Bis dahin ist jede Sendung mit beiden Token signiert.',
    }),
    pausedUntil: dateTime({ label: 'Pause bis', readOnly: true, help: 'Nach einem Fehler wartet der Webhook eine Minute.' }),
  },
  permissions: {},
});
