import { receiveEvents, recordEvent, type RecordedEvent } from './recordEvent';

const received: RecordedEvent[] = [];
const receive = (event: RecordedEvent): void => void received.push(event);
beforeEach(() => void received.splice(0));

test('keeps the first 20 events until someone receives them', () => {
  for (let index = 0; index < 25; index += 1) recordEvent('add_to_cart', []);
  const stop = receiveEvents(receive);
  expect(received).toHaveLength(20);
  recordEvent('purchase', []);
  expect(received.at(-1)).toEqual({ action: 'purchase', lines: [], path: '/', at: expect.any(Number) });
  stop();
  recordEvent('view_item', []);
  expect(received).toHaveLength(21);
  receiveEvents(receive)();
  expect(received.at(-1)).toMatchObject({ action: 'view_item' });
});
