/** A device that wants push messages about an order, as browsers describe it (Push API). */
import { group, text, url, type RecordOf } from '../../../../schema/fields/field';

export const pushSubscription = {
  endpoint: url({ label: 'Adresse', required: true }),
  keys: group({
    name: 'PushKeys',
    label: 'Schlüssel',
    required: true,
    fields: {
      p256dh: text({ label: 'Öffentlicher Schlüssel', required: true, max: 100 }),
      auth: text({ label: 'Geheimnis', required: true, max: 40 }),
    },
  }),
};

export type PushSubscription = RecordOf<typeof pushSubscription>;
