import { ticketLabel, maxTickets, ticketSize, ticketBoard } from './ticketBoard';

const ticket = (uid: string, status: 'CONFIRMED' | 'IN_DELIVERY', isDelivery = false) => ({ uid, ticketNumber: 7, status, isDelivery });

test('lists ready tickets for pickup, but not orders in delivery', () => {
  const { preparing, ready } = ticketBoard([
    ticket('a', 'CONFIRMED'),
    ticket('b', 'IN_DELIVERY'),
    ticket('c', 'IN_DELIVERY', true),
    ticket('d', 'CONFIRMED', true),
  ]);
  expect([preparing, ready].map(tickets => tickets.map(({ uid }) => uid))).toEqual([['a', 'd'], ['b']]);
});

test.each([
  [0, 'huge'],
  [4, 'huge'],
  [5, 'large'],
  [10, 'large'],
  [21, 'medium'],
  [22, 'small'],
  [maxTickets + 9, 'small'],
])('sizes %i tickets as %s', (count, size) => expect(ticketSize(count)).toBe(size));

test('labels a ticket with the order number when it has no ticket number', () => {
  expect(ticketLabel({ uid: 'K7M4PXQ2', ticketNumber: null })).toBe('K7M4PXQ2');
  expect(ticketLabel({ uid: 'K7M4PXQ2', ticketNumber: 47 })).toBe('47');
});
