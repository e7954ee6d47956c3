import { labelOf, mostShown, sizeOf, wallOf } from './ticketBoard';

const ticket = (uid: string, status: 'CONFIRMED' | 'IN_DELIVERY', isDelivery = false) => ({ uid, ticketNumber: 7, status, isDelivery });

test('what is ready for somebody at the counter is called, what is on its way is not', () => {
  const { making, ready } = wallOf([
    ticket('a', 'CONFIRMED'),
    ticket('b', 'IN_DELIVERY'),
    ticket('c', 'IN_DELIVERY', true),
    ticket('d', 'CONFIRMED', true),
  ]);
  expect([making, ready].map(tickets => tickets.map(({ uid }) => uid))).toEqual([['a', 'd'], ['b']]);
});

test.each([
  [0, 'huge'],
  [4, 'huge'],
  [5, 'large'],
  [10, 'large'],
  [21, 'medium'],
  [22, 'small'],
  [mostShown + 9, 'small'],
])('%i tickets are %s', (count, size) => expect(sizeOf(count)).toBe(size));

test('without tickets the number is that of the order', () => {
  expect(labelOf({ uid: 'K7M4PXQ2', ticketNumber: null })).toBe('K7M4PXQ2');
  expect(labelOf({ uid: 'K7M4PXQ2', ticketNumber: 47 })).toBe('47');
});
