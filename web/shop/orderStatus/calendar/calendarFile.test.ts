import { createCalendarFile, type CalendarOrder } from './calendarFile';

const branch = { id: '1', identifier: 'linz', name: 'Bäckerei, Linz', street: 'Hollerplatz 1', zipCode: '4020', city: 'Linz', phone: null };
const order: CalendarOrder = { uid: 'K7M4PXQ2', event: 7, ticketNumber: 12, deliveryType: 'takeaway', branch };
const entry = {
  start: new Date('2026-11-21T08:30:00Z'),
  url: 'https://shop.example/status/K7M4PXQ2/0123456789abcdef0123456789abcdef',
  now: new Date('2026-11-20T07:00:00Z'),
};

/** The content lines, unfolded. */
const linesOf = (changes: Partial<CalendarOrder> = {}) =>
  createCalendarFile({ ...order, ...changes }, entry)
    .replace(/\r\n /g, '')
    .split('\r\n');

test('contains time, place, reminder and the link of the order', () => {
  expect(linesOf()).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'UID:K7M4PXQ2@shop.example',
      'SEQUENCE:7',
      'DTSTAMP:20261120T070000Z',
      'DTSTART:20261121T083000Z',
      'DTEND:20261121T084500Z',
      'SUMMARY:Abholung: Bäckerei\\, Linz',
      'LOCATION:Hollerplatz 1\\, 4020 Linz',
      'TRIGGER:-PT30M',
      expect.stringContaining(`URL;VALUE=URI:${entry.url}`),
      `DESCRIPTION:Bestellnummer: K7M4PXQ2\\nAbholnummer: 12\\n${entry.url}`,
    ]),
  );
});

test('has no line of more than 75 bytes', () => {
  const lines = createCalendarFile({ ...order, branch: { ...branch, name: 'ä'.repeat(80) } }, entry).split('\r\n');
  expect(lines.filter(line => Buffer.byteLength(line) > 75)).toEqual([]);
});

test('names no place for a delivery, and no ticket number without one', () => {
  const lines = linesOf({ deliveryType: 'delivery', ticketNumber: null });
  expect(lines.filter(line => line.startsWith('LOCATION'))).toEqual([]);
  expect(lines).toContain(`DESCRIPTION:Bestellnummer: K7M4PXQ2\\n${entry.url}`);
});
