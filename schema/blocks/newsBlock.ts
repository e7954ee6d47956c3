/** News, stored once for the whole shop and shown in the balloon of the home page (BLK-31). */
import { richText, array } from '../fields/field';
import { block } from './block';

export const newsBlock = block({
  label: 'Neuigkeiten',
  hint: 'Kurze Meldungen im Ballon der Startseite',
  icon: 'message-square-text',
  group: 'shop',
  summary: {},
  value: {
    body: array({ name: 'NewsItem', label: 'Meldungen', max: 50, fields: { value: richText({ label: 'Meldung', max: 1000 }) } }),
  },
  config: {},
  example: { body: [{ value: '<p>Am Feiertag haben wir bis 12 Uhr geöffnet.</p>' }] },
});
