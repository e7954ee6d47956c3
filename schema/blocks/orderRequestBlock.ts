/** An offer for parties with a request form (BLK-11 to BLK-29). */
import { select, integer, email, images, reference, richText, textList } from '../fields/field';
import { block } from './block';

export const orderRequestBlock = block({
  label: 'Anfrage',
  hint: 'Formular für Platten und Feste, mit Laufband',
  icon: 'message-circle-question-mark',
  group: 'contact',
  summary: { text: 'text', counts: { images: ['Bild', 'Bilder'] } },
  anchor: 'request',
  isUsefulEmpty: true,
  value: {
    text: richText({ label: 'Text', max: 10_000 }),
    images: images({ label: 'Bilder im Laufband', max: 30 }),
    fillings: textList({ label: 'Füllungen', help: 'Eine je Zeile.', max: 40, maxLength: 80 }),
    thankYou: richText({ label: 'Dank nach dem Senden', max: 5000 }),
    recipient: email({ label: 'Empfänger der Anfragen' }),
    privacySite: reference({ label: 'Seite zum Datenschutz', to: 'site' }),
  },
  config: {
    speed: integer({ label: 'Tempo in px pro Sekunde', min: 10, max: 1000 }),
    direction: select({ name: 'MarqueeDirection', label: 'Richtung', options: { rtl: 'Nach links', ltr: 'Nach rechts' } }),
  },
  example: { text: '<h2>Platten für Ihr Fest</h2><p>Wir melden uns mit einem Angebot.</p>' },
});
