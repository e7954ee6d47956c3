import { type OrderStatus } from './orderStatus';
import { proposalQuestion, statusHeading, statusSentence, customerStatusText, statusText, timelineOf } from './orderTexts';

const thanks = 'Vielen Dank für Ihre Bestellung!';
const canceled = 'Ihre Bestellung wurde storniert.';
const failed = 'Ihre Bestellung konnte nicht abgeschlossen werden.';

test.each<[OrderStatus, string, string, string]>([
  ['WAITING_FOR_PAYMENT', thanks, 'Wir warten auf die Bestätigung Ihrer Zahlung.', '> . . .'],
  ['WAITING_FOR_CONFIRMATION', thanks, 'Ihre Bestellung wartet auf Bestätigung.', '> . . .'],
  ['COUNTER_PROPOSED', thanks, 'Ihre Bestellung wartet auf Bestätigung.', '> . . .'],
  ['CONFIRMED', thanks, 'Ihre Bestellung wurde bestätigt und wird zubereitet.', 'x > . .'],
  ['IN_DELIVERY', thanks, 'Ihre Bestellung ist abholbereit.', 'x x > .'],
  ['DELIVERED', thanks, 'Ihre Bestellung wurde zugestellt.', 'x x x .'],
  ['COMPLETED', thanks, 'Ihre Bestellung wurde abgeschlossen. Guten Appetit!', 'x x x x'],
  ['REJECTED', canceled, canceled, '>'],
  ['CANCELED', canceled, canceled, '>'],
  ['FAILED', failed, failed, '. . . .'],
])('formats %s: %s / %s / %s', (status, heading, sentence, steps) => {
  const signs = { done: 'x', current: '>', open: '.' };
  expect(statusHeading({ status, isQuotation: false })).toBe(heading);
  expect(statusSentence({ status, deliveryType: 'takeaway' })).toBe(sentence);
  expect(
    timelineOf({ status, deliveryType: 'takeaway' })
      .map(({ state }) => signs[state])
      .join(' '),
  ).toBe(steps);
});

test('thanks for a quotation request', () => {
  expect(statusHeading({ status: 'CONFIRMED', isQuotation: true })).toBe('Vielen Dank für Ihre Anfrage!');
});

test.each([
  ['takeaway', 'Abholbereit', 'Ihre Bestellung ist abholbereit.'],
  ['dineIn', 'Abholbereit', 'Ihre Bestellung ist abholbereit.'],
  ['delivery', 'In Zustellung', 'Ihre Bestellung ist unterwegs.'],
] as const)('labels the third step of %s: %s', (deliveryType, label, sentence) => {
  const status = 'IN_DELIVERY';
  expect(timelineOf({ status, deliveryType }).map(step => step.label)).toEqual([
    'Wartet auf Bestätigung',
    'In Zubereitung',
    label,
    'Abgeschlossen',
  ]);
  expect(statusText({ status, deliveryType })).toBe(label);
  expect(statusSentence({ status, deliveryType })).toBe(sentence);
});

test.each<[OrderStatus, string]>([
  ['WAITING_FOR_PAYMENT', 'Wartet auf Zahlung'],
  ['WAITING_FOR_CONFIRMATION', 'Wartet auf Bestätigung'],
  ['COUNTER_PROPOSED', 'Wartet auf Bestätigung'],
  ['CONFIRMED', 'In Zubereitung'],
  ['IN_DELIVERY', 'Abholbereit'],
  ['DELIVERED', 'Zugestellt'],
  ['COMPLETED', 'Abgeschlossen'],
  ['REJECTED', 'Storniert'],
  ['CANCELED', 'Storniert'],
  ['FAILED', 'Fehlgeschlagen'],
])('formats the customer status %s: %s', (status, text) => {
  expect(customerStatusText({ status, deliveryType: 'takeaway' })).toBe(text);
});

test('returns one step for a canceled order', () => {
  expect(timelineOf({ status: 'REJECTED', deliveryType: 'delivery' })).toEqual([{ label: 'Storniert', state: 'current' }]);
});

test('asks the customer about the proposed time', () => {
  expect(proposalQuestion('Samstag, 10:00 Uhr')).toBe(
    'Der gewünschte Termin ist leider nicht möglich. Wäre Samstag, 10:00 Uhr für Sie in Ordnung?',
  );
});
