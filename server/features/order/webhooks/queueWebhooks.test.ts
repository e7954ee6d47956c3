import { webhookEventOf } from './queueWebhooks';

test.each([
  [null, 'WAITING_FOR_CONFIRMATION', 'orderCreated'],
  [null, 'WAITING_FOR_PAYMENT', null],
  ['WAITING_FOR_PAYMENT', 'WAITING_FOR_CONFIRMATION', 'orderCreated'],
  ['WAITING_FOR_PAYMENT', 'FAILED', null],
  ['FAILED', 'FAILED', null],
  ['CONFIRMED', 'CANCELED', 'orderChanged'],
])('reports a change from %s to %s as %s', (from, to, event) => {
  expect(webhookEventOf(from, to)).toBe(event);
});
