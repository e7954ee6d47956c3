import {
  actorOf,
  changeOf,
  isOffered,
  isRatingOffered,
  isRefundDue,
  objection,
  orderActions,
  ratingObjection,
  type Actor,
  type OrderAction,
} from './orderActions';
import { orderStatus, statusOf, type OrderStatus } from './orderStatus';

const at = new Date('2026-11-20T09:00:00Z');
const wished = new Date('2026-11-21T09:00:00Z');
const proposed = new Date('2026-11-21T10:00:00Z');
const nothing = {
  confirmedAt: null,
  rejectedAt: null,
  inDeliveryAt: null,
  deliveredAt: null,
  completedAt: null,
  canceledAt: null,
  failedAt: null,
  paidAt: null,
  counterAppointment: null,
  appointmentDate: wished,
  questionnaireRating: null,
  paymentMethod: 'cash',
  deliveryType: 'delivery',
} as const;
type Sample = Parameters<typeof changeOf>[0] & Parameters<typeof ratingObjection>[0];

const samples: Record<OrderStatus, Sample> = {
  WAITING_FOR_PAYMENT: { ...nothing, paymentMethod: 'mollie' },
  WAITING_FOR_CONFIRMATION: nothing,
  COUNTER_PROPOSED: { ...nothing, counterAppointment: proposed },
  CONFIRMED: { ...nothing, confirmedAt: at },
  IN_DELIVERY: { ...nothing, confirmedAt: at, inDeliveryAt: at },
  DELIVERED: { ...nothing, confirmedAt: at, inDeliveryAt: at, deliveredAt: at },
  COMPLETED: { ...nothing, completedAt: at },
  REJECTED: { ...nothing, rejectedAt: at },
  CANCELED: { ...nothing, canceledAt: at },
  FAILED: { ...nothing, paymentMethod: 'mollie', failedAt: at },
};

// Table S as it stands in the decisions, row by row; K is the key, L leaders. What is not here is refused.
const staff = 'employee manager admin';
const table: [from: OrderStatus, action: OrderAction, actors: string, to: OrderStatus][] = [
  ['WAITING_FOR_PAYMENT', 'payment-paid', `provider ${staff}`, 'WAITING_FOR_CONFIRMATION'],
  ['WAITING_FOR_PAYMENT', 'payment-failed', 'provider system', 'FAILED'],
  ['WAITING_FOR_PAYMENT', 'cancel', staff, 'CANCELED'],
  ['WAITING_FOR_CONFIRMATION', 'confirm', `${staff} key`, 'CONFIRMED'],
  ['WAITING_FOR_CONFIRMATION', 'reject', `${staff} key`, 'REJECTED'],
  ['WAITING_FOR_CONFIRMATION', 'cancel', staff, 'CANCELED'],
  ['WAITING_FOR_CONFIRMATION', 'propose', staff, 'COUNTER_PROPOSED'],
  ['COUNTER_PROPOSED', 'propose', staff, 'COUNTER_PROPOSED'],
  ['COUNTER_PROPOSED', 'withdraw', staff, 'WAITING_FOR_CONFIRMATION'],
  ['COUNTER_PROPOSED', 'confirm-counter-appointment', 'customer', 'CONFIRMED'],
  ['COUNTER_PROPOSED', 'reject-counter-appointment', 'customer', 'CANCELED'],
  ['COUNTER_PROPOSED', 'confirm', staff, 'CONFIRMED'],
  ['COUNTER_PROPOSED', 'reject', staff, 'REJECTED'],
  ['COUNTER_PROPOSED', 'cancel', staff, 'CANCELED'],
  ['CONFIRMED', 'in-delivery', `${staff} key`, 'IN_DELIVERY'],
  ['CONFIRMED', 'completed', `${staff} key`, 'COMPLETED'],
  ['CONFIRMED', 'cancel', staff, 'CANCELED'],
  ['IN_DELIVERY', 'delivered', staff, 'DELIVERED'],
  ['IN_DELIVERY', 'completed', `${staff} key`, 'COMPLETED'],
  ['DELIVERED', 'completed', `${staff} key`, 'COMPLETED'],
  ['IN_DELIVERY', 'cancel', 'manager admin', 'CANCELED'],
  ['FAILED', 'payment-late', 'provider', 'FAILED'],
  ['CANCELED', 'payment-late', 'provider', 'CANCELED'],
];

const states = Object.keys(orderStatus.options) as OrderStatus[];
const actions = Object.keys(orderActions) as OrderAction[];
const taken = (order: Parameters<typeof objection>[0], actor: Actor): OrderAction[] =>
  actions.filter(action => !objection(order, action, actor));
const actors: Actor[] = ['customer', 'employee', 'manager', 'admin', 'key', 'provider', 'system'];
const pairs = states.flatMap(status => actions.map(action => [status, action] as const));
const rowOf = (status: OrderStatus, action: OrderAction) => table.find(([from, taken]) => from === status && taken === action);

test.each(pairs)('%s, %s: whoever the table names may, all others may not', (status, action) => {
  const [, , allowed = '', to] = rowOf(status, action) ?? [];
  const order = samples[status];
  const who = actors.filter(actor => !objection(order, action, actor));
  expect(who.sort()).toEqual(allowed.split(' ').filter(Boolean).sort());
  const move = { at, counterAppointment: proposed };
  if (to) expect(statusOf({ ...order, ...changeOf(order, action, move) })).toBe(to);
});

const mayElsewhere = (action: OrderAction, actor: Actor) =>
  table.some(([, taken, allowed]) => taken === action && allowed.split(' ').includes(actor));

test.each(pairs)('%s, %s: each refusal has the right reason', (status, action) => {
  const isFinal = ['COMPLETED', 'REJECTED', 'CANCELED', 'FAILED'].includes(status);
  for (const actor of actors) {
    const refused = objection(samples[status], action, actor);
    if (!refused) continue;
    const expected =
      !mayElsewhere(action, actor) || rowOf(status, action)
        ? 'Sie haben keine Berechtigung für diese Aktion.'
        : isFinal
          ? 'Der Status dieser Bestellung kann nicht mehr geändert werden.'
          : 'Diese Aktion ist im aktuellen Status nicht möglich.';
    expect([actor, refused.text]).toEqual([actor, expected]);
    expect(refused.reason).toBe(expected.startsWith('Sie haben') ? 'forbidden' : 'conflict');
  }
});

test.each(['takeaway', 'dineIn'] as const)('a %s order is never delivered', deliveryType => {
  const order = { ...samples.IN_DELIVERY, deliveryType };
  expect(objection(order, 'delivered', 'admin')).toEqual({
    reason: 'conflict',
    text: 'Diese Aktion ist im aktuellen Status nicht möglich.',
  });
  expect(taken(order, 'employee')).toEqual(['completed']);
});

test.each(states)('%s: screens offer to everybody just what would be taken from them', status => {
  for (const deliveryType of ['takeaway', 'dineIn', 'delivery'] as const)
    for (const actor of actors) {
      const offered = actions.filter(action => isOffered({ status, deliveryType }, action, actor));
      expect([deliveryType, actor, offered]).toEqual([deliveryType, actor, taken({ ...samples[status], deliveryType }, actor)]);
    }
});

test('people act by the highest of their roles', () => {
  expect(actorOf(['ROLE_EMPLOYEE', 'ROLE_MANAGER'])).toBe('manager');
  expect(actorOf(['ROLE_MANAGER', 'ROLE_ADMIN'])).toBe('admin');
  expect(actorOf(['ROLE_EMPLOYEE'])).toBe('employee');
  expect(actorOf(['orders:read', 'orders:write'])).toBe('employee');
  expect(actorOf(['backoffice'])).toBe('key');
});

test.each([
  ['CONFIRMED', {}, { completedAt: at, deliveredAt: at, paidAt: at }, 'delivered and paid by then'],
  ['DELIVERED', { deliveredAt: wished }, { completedAt: at, deliveredAt: wished, paidAt: at }, 'delivered when it was'],
  ['CONFIRMED', { deliveryType: 'takeaway' }, { completedAt: at, paidAt: at }, 'never delivered'],
  ['CONFIRMED', { paymentMethod: 'mollie', paidAt: wished }, { completedAt: at, deliveredAt: at }, 'paid online before'],
] as const)('completing from %s with %j writes %j: %s', (status, change, written, _reason) => {
  expect(changeOf({ ...samples[status], ...change }, 'completed', { at })).toEqual(written);
});

test.each([
  ['WAITING_FOR_CONFIRMATION', undefined, wished, 'the wish holds'],
  ['COUNTER_PROPOSED', undefined, wished, 'the wish holds, the proposal is gone'],
  ['WAITING_FOR_CONFIRMATION', proposed, proposed, 'the shop names another time'],
] as const)('confirming from %s at %p binds %p: %s', (status, appointment, binding, _reason) => {
  const change = changeOf(samples[status], 'confirm', { at, ...(appointment && { appointment }) });
  expect(change).toEqual({ confirmedAt: at, appointment: binding, counterAppointment: null });
});

test('a confirmed proposal becomes both the wish and what binds', () => {
  const change = changeOf(samples.COUNTER_PROPOSED, 'confirm-counter-appointment', { at });
  expect(change).toEqual({ confirmedAt: at, appointment: proposed, appointmentDate: proposed, counterAppointment: null });
});

test.each(['reject', 'cancel'] as const)('%s keeps the reason and clears the proposal', action => {
  const change = changeOf(samples.COUNTER_PROPOSED, action, { at, rejectionMessage: 'Ausverkauft' });
  expect(change).toMatchObject({ rejectionMessage: 'Ausverkauft', counterAppointment: null });
});

test.each(actions)('%s gives paid money back exactly where the table says so', action => {
  const refunding = ['reject', 'cancel', 'reject-counter-appointment', 'payment-late'];
  expect(isRefundDue({ ...nothing, paidAt: at }, action)).toBe(refunding.includes(action));
  expect(isRefundDue(nothing, action)).toBe(action === 'payment-late');
});

test.each(states)('%s: a rating is taken once, unless the order came to nothing', status => {
  const isRefused = ['REJECTED', 'CANCELED', 'FAILED'].includes(status);
  expect(ratingObjection(samples[status])?.reason).toBe(isRefused ? 'conflict' : undefined);
  expect(ratingObjection({ ...samples[status], questionnaireRating: 5 })?.reason).toBe('conflict');
});

test('the rating is asked for once the goods are there', () => {
  const asked = (deliveryType: 'delivery' | 'takeaway') =>
    states.filter(status => isRatingOffered({ status, deliveryType, questionnaireRating: null }));
  expect(asked('delivery')).toEqual(['DELIVERED', 'COMPLETED']);
  expect(asked('takeaway')).toEqual(['IN_DELIVERY', 'DELIVERED', 'COMPLETED']);
  expect(isRatingOffered({ status: 'COMPLETED', deliveryType: 'takeaway', questionnaireRating: 4 })).toBe(false);
});
