import {
  actorOf,
  columnsFor,
  isActionOffered,
  isRatingOffered,
  isRefundDue,
  transitionError,
  orderActions,
  ratingError,
  type Actor,
  type OrderAction,
} from './orderActions';
import { orderStatus, statusOf, type OrderStatus } from './orderStatus';

const at = new Date('2026-11-20T09:00:00Z');
const requestedTime = new Date('2026-11-21T09:00:00Z');
const proposedTime = new Date('2026-11-21T10:00:00Z');
const newOrder = {
  confirmedAt: null,
  rejectedAt: null,
  inDeliveryAt: null,
  deliveredAt: null,
  completedAt: null,
  canceledAt: null,
  failedAt: null,
  paidAt: null,
  counterAppointment: null,
  appointmentDate: requestedTime,
  questionnaireRating: null,
  paymentMethod: 'cash',
  deliveryType: 'delivery',
} as const;
type SampleOrder = Parameters<typeof columnsFor>[0] & Parameters<typeof ratingError>[0];

const samples: Record<OrderStatus, SampleOrder> = {
  WAITING_FOR_PAYMENT: { ...newOrder, paymentMethod: 'mollie' },
  WAITING_FOR_CONFIRMATION: newOrder,
  COUNTER_PROPOSED: { ...newOrder, counterAppointment: proposedTime },
  CONFIRMED: { ...newOrder, confirmedAt: at },
  IN_DELIVERY: { ...newOrder, confirmedAt: at, inDeliveryAt: at },
  DELIVERED: { ...newOrder, confirmedAt: at, inDeliveryAt: at, deliveredAt: at },
  COMPLETED: { ...newOrder, completedAt: at },
  REJECTED: { ...newOrder, rejectedAt: at },
  CANCELED: { ...newOrder, canceledAt: at },
  FAILED: { ...newOrder, paymentMethod: 'mollie', failedAt: at },
};

// Table S of the decisions, row by row. All other combinations are rejected.
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

const statuses = Object.keys(orderStatus.options) as OrderStatus[];
const actions = Object.keys(orderActions) as OrderAction[];
const permittedActions = (order: Parameters<typeof transitionError>[0], actor: Actor): OrderAction[] =>
  actions.filter(action => !transitionError(order, action, actor));
const actors: Actor[] = ['customer', 'employee', 'manager', 'admin', 'key', 'provider', 'system'];
const pairs = statuses.flatMap(status => actions.map(action => [status, action] as const));
const findRow = (status: OrderStatus, action: OrderAction) => table.find(([from, rowAction]) => from === status && rowAction === action);

test.each(pairs)('%s, %s: permits exactly the actors of the table', (status, action) => {
  const [, , permittedActors = '', to] = findRow(status, action) ?? [];
  const order = samples[status];
  const actualActors = actors.filter(actor => !transitionError(order, action, actor));
  expect(actualActors.sort()).toEqual(permittedActors.split(' ').filter(Boolean).sort());
  const input = { at, counterAppointment: proposedTime };
  if (to) expect(statusOf({ ...order, ...columnsFor(order, action, input) })).toBe(to);
});

const canInOtherStatus = (action: OrderAction, actor: Actor) =>
  table.some(([, rowAction, permittedActors]) => rowAction === action && permittedActors.split(' ').includes(actor));

test.each(pairs)('%s, %s: returns the right error to all other actors', (status, action) => {
  const isFinal = ['COMPLETED', 'REJECTED', 'CANCELED', 'FAILED'].includes(status);
  for (const actor of actors) {
    const error = transitionError(samples[status], action, actor);
    if (!error) continue;
    const expected =
      !canInOtherStatus(action, actor) || findRow(status, action)
        ? 'Sie haben keine Berechtigung für diese Aktion.'
        : isFinal
          ? 'Der Status dieser Bestellung kann nicht mehr geändert werden.'
          : 'Diese Aktion ist im aktuellen Status nicht möglich.';
    expect([actor, error.message]).toEqual([actor, expected]);
    expect(error.code).toBe(expected.startsWith('Sie haben') ? 'FORBIDDEN' : 'CONFLICT');
  }
});

test.each(['takeaway', 'dineIn'] as const)('never delivers a %s order', deliveryType => {
  const order = { ...samples.IN_DELIVERY, deliveryType };
  expect(transitionError(order, 'delivered', 'admin')).toEqual({
    code: 'CONFLICT',
    message: 'Diese Aktion ist im aktuellen Status nicht möglich.',
  });
  expect(permittedActions(order, 'employee')).toEqual(['completed']);
});

test.each(statuses)('%s: offers each actor exactly the permitted actions', status => {
  for (const deliveryType of ['takeaway', 'dineIn', 'delivery'] as const)
    for (const actor of actors) {
      const offeredActions = actions.filter(action => isActionOffered({ status, deliveryType }, action, actor));
      expect([deliveryType, actor, offeredActions]).toEqual([
        deliveryType,
        actor,
        permittedActions({ ...samples[status], deliveryType }, actor),
      ]);
    }
});

test('selects the actor by the highest role', () => {
  expect(actorOf(['ROLE_EMPLOYEE', 'ROLE_MANAGER'])).toBe('manager');
  expect(actorOf(['ROLE_MANAGER', 'ROLE_ADMIN'])).toBe('admin');
  expect(actorOf(['ROLE_EMPLOYEE'])).toBe('employee');
  expect(actorOf(['orders:read', 'orders:write'])).toBe('employee');
  expect(actorOf(['backoffice'])).toBe('key');
});

test.each([
  ['CONFIRMED', {}, { completedAt: at, deliveredAt: at, paidAt: at }, 'sets delivery and payment'],
  [
    'DELIVERED',
    { deliveredAt: requestedTime },
    { completedAt: at, deliveredAt: requestedTime, paidAt: at },
    'keeps the time of the delivery',
  ],
  ['CONFIRMED', { deliveryType: 'takeaway' }, { completedAt: at, paidAt: at }, 'sets no delivery for takeaway'],
  ['CONFIRMED', { paymentMethod: 'mollie', paidAt: requestedTime }, { completedAt: at, deliveredAt: at }, 'keeps an online payment'],
] as const)('completes %s with %j by writing %j: %s', (status, change, columns, _reason) => {
  expect(columnsFor({ ...samples[status], ...change }, 'completed', { at })).toEqual(columns);
});

test.each([
  ['WAITING_FOR_CONFIRMATION', undefined, requestedTime, 'uses the requested time'],
  ['COUNTER_PROPOSED', undefined, requestedTime, 'uses the requested time and removes the proposal'],
  ['WAITING_FOR_CONFIRMATION', proposedTime, proposedTime, 'uses the time set by the shop'],
] as const)('confirms %s at %p with the appointment %p: %s', (status, appointment, expected, _reason) => {
  const columns = columnsFor(samples[status], 'confirm', { at, ...(appointment && { appointment }) });
  expect(columns).toEqual({ confirmedAt: at, appointment: expected, counterAppointment: null });
});

test('writes an accepted proposal to both appointment columns', () => {
  const columns = columnsFor(samples.COUNTER_PROPOSED, 'confirm-counter-appointment', { at });
  expect(columns).toEqual({ confirmedAt: at, appointment: proposedTime, appointmentDate: proposedTime, counterAppointment: null });
});

test.each(['reject', 'cancel'] as const)('%s writes the message and removes the proposal', action => {
  const columns = columnsFor(samples.COUNTER_PROPOSED, action, { at, rejectionMessage: 'Ausverkauft' });
  expect(columns).toMatchObject({ rejectionMessage: 'Ausverkauft', counterAppointment: null });
});

test.each(actions)('%s is refunded exactly if the table says so', action => {
  const refundedActions = ['reject', 'cancel', 'reject-counter-appointment', 'payment-late'];
  expect(isRefundDue({ ...newOrder, paidAt: at }, action)).toBe(refundedActions.includes(action));
  expect(isRefundDue(newOrder, action)).toBe(action === 'payment-late');
});

test.each(statuses)('%s: accepts one rating unless the order failed', status => {
  const isUnsuccessful = ['REJECTED', 'CANCELED', 'FAILED'].includes(status);
  expect(ratingError(samples[status])?.code).toBe(isUnsuccessful ? 'CONFLICT' : undefined);
  expect(ratingError({ ...samples[status], questionnaireRating: 5 })?.code).toBe('CONFLICT');
});

test('offers the rating after the hand-over', () => {
  const statusesWithRating = (deliveryType: 'delivery' | 'takeaway') =>
    statuses.filter(status => isRatingOffered({ status, deliveryType, questionnaireRating: null }));
  expect(statusesWithRating('delivery')).toEqual(['DELIVERED', 'COMPLETED']);
  expect(statusesWithRating('takeaway')).toEqual(['IN_DELIVERY', 'DELIVERED', 'COMPLETED']);
  expect(isRatingOffered({ status: 'COMPLETED', deliveryType: 'takeaway', questionnaireRating: 4 })).toBe(false);
});
