import { isFinal, orderStatus, statusOf, timesOf, type OrderFacts, type OrderStatus } from './orderStatus';

const at = new Date(0);
const nothing: OrderFacts = {
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
const states = Object.keys(orderStatus.options) as OrderStatus[];

test.each<[Partial<OrderFacts>, OrderStatus]>([
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
])('%j is %s', (times, status) => {
  expect(statusOf({ ...nothing, ...times })).toBe(status);
});

test.each(states)('the times of %s make it %s', status => {
  const set = Object.entries(timesOf(status)).filter(([, isSet]) => isSet);
  const paymentMethod = status === 'WAITING_FOR_PAYMENT' ? 'mollie' : 'cash';
  expect(statusOf({ ...nothing, paymentMethod, ...Object.fromEntries(set.map(([time]) => [time, at])) })).toBe(status);
});

test.each(states)('whatever else happens to an order, the times of %s no longer hold', status => {
  const paymentMethod = status === 'WAITING_FOR_PAYMENT' ? 'mollie' : 'cash';
  const times = Object.entries(timesOf(status));
  const order = {
    ...nothing,
    paymentMethod,
    ...Object.fromEntries(times.filter(([, isSet]) => isSet).map(([time]) => [time, at])),
  } as OrderFacts;
  for (const time of ['confirmedAt', 'rejectedAt', 'inDeliveryAt', 'deliveredAt', 'completedAt', 'canceledAt', 'failedAt'] as const) {
    const moved = { ...order, [time]: at };
    const holds = times.every(([name, isSet]) => (moved[name as typeof time] !== null) === isSet);
    expect(holds).toBe(statusOf(moved) === status);
  }
});

test('an order that was paid no longer waits for it', () => expect(timesOf('WAITING_FOR_PAYMENT')).toMatchObject({ paidAt: false }));

test('four states are final', () => {
  expect(states.filter(isFinal)).toEqual(['COMPLETED', 'REJECTED', 'CANCELED', 'FAILED']);
});
