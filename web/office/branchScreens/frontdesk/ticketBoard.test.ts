import { fittingTickets, ticketLabel, ticketBoard } from './ticketBoard';

const ticket = (uid: string, status: 'CONFIRMED' | 'IN_DELIVERY', isDelivery = false) => ({
  uid,
  event: 1,
  ticketNumber: 7,
  status,
  isDelivery,
});

test('lists ready tickets for pickup, but not orders in delivery', () => {
  const { preparing, ready } = ticketBoard([
    ticket('a', 'CONFIRMED'),
    ticket('b', 'IN_DELIVERY'),
    ticket('c', 'IN_DELIVERY', true),
    ticket('d', 'CONFIRMED', true),
  ]);
  expect([preparing, ready].map(tickets => tickets.map(({ uid }) => uid))).toEqual([['a', 'd'], ['b']]);
});

test('labels a ticket with the order number when it has no ticket number', () => {
  expect(ticketLabel({ uid: 'K7M4PXQ2', ticketNumber: null })).toBe('K7M4PXQ2');
  expect(ticketLabel({ uid: 'K7M4PXQ2', ticketNumber: 47 })).toBe('47');
});

test.each([
  [4, ['a', 'b', 'c', 'd']],
  [2, ['d', 'a']],
])('shows the tickets that have just become ready first when only %i fit', (capacity, expected) => {
  const tickets = ['a', 'b', 'c', 'd'].map(uid => ({ uid }));
  expect(fittingTickets(tickets, capacity, new Set(['d'])).map(({ uid }) => uid)).toEqual(expected);
});
