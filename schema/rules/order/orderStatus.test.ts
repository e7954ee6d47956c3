import { isFinal, orderStatus, statusOf, timestampsOf, type OrderTimestamps, type OrderStatus } from './orderStatus';

const at = new Date(0);
const newOrder: OrderTimestamps = {
  confirmedAt: null,
  rejectedAt: null,
  inDeliveryAt: null,
  deliveredAt: null,
  completedAt: null,
  canceledAt: null,
  failedAt: null,
  paidAt: null,
  counterAppointment: null,
  paymentMethod: 'cash',
};
const statuses = Object.keys(orderStatus.options) as OrderStatus[];

test.each<[Partial<OrderTimestamps>, OrderStatus]>([
  [{}, 'WAITING_FOR_CONFIRMATION'],
  [{ paymentMethod: 'mollie' }, 'WAITING_FOR_PAYMENT'],
  [{ paymentMethod: 'datatrans', counterAppointment: at }, 'WAITING_FOR_PAYMENT'],
  [{ paymentMethod: 'mollie', paidAt: at }, 'WAITING_FOR_CONFIRMATION'],
  [{ counterAppointment: at }, 'COUNTER_PROPOSED'],
  [{ counterAppointment: at, confirmedAt: at }, 'CONFIRMED'],
  [{ confirmedAt: at, inDeliveryAt: at }, 'IN_DELIVERY'],
  [{ inDeliveryAt: at, deliveredAt: at }, 'DELIVERED'],
  [{ deliveredAt: at, completedAt: at }, 'COMPLETED'],
  [{ completedAt: at, rejectedAt: at }, 'REJECTED'],
  [{ rejectedAt: at, canceledAt: at }, 'CANCELED'],
  [{ canceledAt: at, failedAt: at, paidAt: at }, 'FAILED'],
])('derives from %j: %s', (timestamps, status) => {
  expect(statusOf({ ...newOrder, ...timestamps })).toBe(status);
});

test.each(statuses)('returns timestamps of %s that derive %s', status => {
  const setTimestamps = Object.entries(timestampsOf(status)).filter(([, isSet]) => isSet);
  const paymentMethod = status === 'WAITING_FOR_PAYMENT' ? 'mollie' : 'cash';
  expect(statusOf({ ...newOrder, paymentMethod, ...Object.fromEntries(setTimestamps.map(([time]) => [time, at])) })).toBe(status);
});

test.each(statuses)('returns timestamps of %s that match only this status', status => {
  const paymentMethod = status === 'WAITING_FOR_PAYMENT' ? 'mollie' : 'cash';
  const expectedTimestamps = Object.entries(timestampsOf(status));
  const order = {
    ...newOrder,
    paymentMethod,
    ...Object.fromEntries(expectedTimestamps.filter(([, isSet]) => isSet).map(([time]) => [time, at])),
  } as OrderTimestamps;
  for (const time of ['confirmedAt', 'rejectedAt', 'inDeliveryAt', 'deliveredAt', 'completedAt', 'canceledAt', 'failedAt'] as const) {
    const changedOrder = { ...order, [time]: at };
    const isMatch = expectedTimestamps.every(([name, isSet]) => (changedOrder[name as typeof time] !== null) === isSet);
    expect(isMatch).toBe(statusOf(changedOrder) === status);
  }
});

test('requires no payment for WAITING_FOR_PAYMENT', () => expect(timestampsOf('WAITING_FOR_PAYMENT')).toMatchObject({ paidAt: false }));

test('has four final statuses', () => {
  expect(statuses.filter(isFinal)).toEqual(['COMPLETED', 'REJECTED', 'CANCELED', 'FAILED']);
});
