import { findPickupOrders } from './pickupOrders';

type Order = Parameters<typeof findPickupOrders>[0][number];

const order = (uid: string, changes: Partial<Order>): Order =>
  ({
    ...{ uid, id: uid, createdAt: '2026-11-16T07:00:00Z', updatedAt: '2026-11-16T07:00:00Z', dueAt: '2026-11-16T08:00:00Z' },
    ...{
      status: 'CONFIRMED',
      deliveryType: 'takeaway',
      firstName: 'Anna',
      lastName: 'Berger',
      companyName: null,
      phone: '+43 664 1234567',
    },
    ...{ ticketNumber: null, branch: { id: 'linz', name: 'Linz' } },
    ...changes,
  }) as Order;

const orders = [
  order('new', { status: 'WAITING_FOR_CONFIRMATION' }),
  order('late', { dueAt: '2026-11-16T09:00:00Z' }),
  order('early', {}),
  order('ready', { status: 'IN_DELIVERY', dueAt: '2026-11-16T10:00:00Z' }),
  order('driver', { status: 'IN_DELIVERY', deliveryType: 'delivery' }),
  order('done', { status: 'COMPLETED' }),
];
const find = (search: string) => findPickupOrders(orders, search).map(({ uid }) => uid);

test('lists what is ready first, then what is in preparation by its time, without deliveries', () =>
  expect(find('')).toEqual(['ready', 'early', 'late']));

test('finds every order of the customer, finished ones last', () =>
  expect(find('Berger')).toEqual(['driver', 'ready', 'early', 'late', 'new', 'done']));

test('finds by the last digits of the phone number', () => {
  expect(find('4567')).toHaveLength(orders.length);
  expect(find('9999')).toEqual([]);
});

test('shows a ticket number first, whatever else matches', () => {
  const others = [order('AB63CD7E', { status: 'IN_DELIVERY', ticketNumber: 84, companyName: 'Studio 63' })];
  const found = findPickupOrders([...others, order('done63', { status: 'COMPLETED', ticketNumber: 63 })], '63');
  expect(found.map(({ ticketNumber }) => ticketNumber)).toEqual([63, 84]);
});
