import type { ActionOrder, Actor } from './actions/actionDefinition';
import { orderActions, type OrderAction } from './orderActions';
import {
  actorOf,
  columnsFor,
  definitionOf,
  needsPaymentCheck,
  offeredActions,
  orderActionNames,
  transitionError,
} from './actions/orderTransitions';
import { isRatingOffered, ratingError } from './rating';
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
type SampleOrder = ActionOrder & Parameters<typeof ratingError>[0];

const timestamps: Record<OrderStatus, Omit<SampleOrder, 'status'>> = {
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

const samples = Object.fromEntries(Object.entries(timestamps).map(([status, order]) => [status, { ...order, status }])) as Record<
  OrderStatus,
  SampleOrder
>;

// Table S of the decisions, row by row. All other combinations are rejected.
const staff = 'employee manager admin';
const table: [from: OrderStatus, action: OrderAction, actors: string, to: OrderStatus][] = [
  ['WAITING_FOR_PAYMENT', 'paymentPaid', `provider ${staff}`, 'WAITING_FOR_CONFIRMATION'],
  ['WAITING_FOR_PAYMENT', 'paymentFailed', 'provider system', 'FAILED'],
  ['WAITING_FOR_PAYMENT', 'cancel', staff, 'CANCELED'],
  ['WAITING_FOR_CONFIRMATION', 'confirm', `${staff} key`, 'CONFIRMED'],
  ['WAITING_FOR_CONFIRMATION', 'reject', `${staff} key`, 'REJECTED'],
  ['WAITING_FOR_CONFIRMATION', 'cancel', staff, 'CANCELED'],
  ['WAITING_FOR_CONFIRMATION', 'proposeTime', staff, 'COUNTER_PROPOSED'],
  ['COUNTER_PROPOSED', 'proposeTime', staff, 'COUNTER_PROPOSED'],
  ['COUNTER_PROPOSED', 'withdrawProposal', staff, 'WAITING_FOR_CONFIRMATION'],
  ['COUNTER_PROPOSED', 'acceptProposal', 'customer', 'CONFIRMED'],
  ['COUNTER_PROPOSED', 'declineProposal', 'customer', 'CANCELED'],
  ['WAITING_FOR_CONFIRMATION', 'cancelByCustomer', 'customer', 'CANCELED'],
  ['COUNTER_PROPOSED', 'cancelByCustomer', 'customer', 'CANCELED'],
  ['COUNTER_PROPOSED', 'expireProposal', 'system', 'WAITING_FOR_CONFIRMATION'],
  ['COUNTER_PROPOSED', 'confirm', staff, 'CONFIRMED'],
  ['COUNTER_PROPOSED', 'reject', staff, 'REJECTED'],
  ['COUNTER_PROPOSED', 'cancel', staff, 'CANCELED'],
  ['CONFIRMED', 'startDelivery', `${staff} key`, 'IN_DELIVERY'],
  ['CONFIRMED', 'complete', `${staff} key`, 'COMPLETED'],
  ['CONFIRMED', 'cancel', staff, 'CANCELED'],
  ['IN_DELIVERY', 'markDelivered', staff, 'DELIVERED'],
  ['IN_DELIVERY', 'complete', `${staff} key`, 'COMPLETED'],
  ['DELIVERED', 'complete', `${staff} key`, 'COMPLETED'],
  ['IN_DELIVERY', 'cancel', 'manager admin', 'CANCELED'],
  ['FAILED', 'paymentLate', 'provider', 'FAILED'],
  ['CANCELED', 'paymentLate', 'provider', 'CANCELED'],
];

const statuses = Object.keys(orderStatus.options) as OrderStatus[];
const actions = orderActionNames;
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
  expect(transitionError(order, 'markDelivered', 'admin')).toEqual({
    code: 'CONFLICT',
    message: 'Diese Aktion ist im aktuellen Status nicht möglich.',
  });
  expect(permittedActions(order, 'employee')).toEqual(['complete']);
});

test.each(statuses)('%s: offers each actor only permitted actions, the most likely first, and one that ends the order', status => {
  for (const deliveryType of ['takeaway', 'dineIn', 'delivery'] as const)
    for (const actor of actors) {
      const order = { status, deliveryType };
      const permitted = permittedActions({ ...samples[status], deliveryType }, actor);
      for (const screen of ['board', 'drawer', 'proposal', 'backoffice'] as const) {
        const onScreen = permitted.filter(action => definitionOf(action).screens.includes(screen));
        const ending = onScreen.filter(action => orderActions[action].variant === 'danger');
        const expected = onScreen.filter(action => !ending.slice(1).includes(action));
        expect([screen, deliveryType, actor, offeredActions(order, screen, actor)]).toEqual([screen, deliveryType, actor, expected]);
      }
    }
});

test.each<[OrderStatus, string, string]>([
  ['WAITING_FOR_PAYMENT', '', 'cancel'],
  ['WAITING_FOR_CONFIRMATION', 'confirm reject', 'confirm reject'],
  ['COUNTER_PROPOSED', 'confirm reject', 'confirm reject'],
  ['CONFIRMED', 'startDelivery complete', 'startDelivery complete cancel'],
  ['IN_DELIVERY', 'complete', 'complete markDelivered'],
  ['DELIVERED', 'complete', 'complete'],
  ['COMPLETED', '', ''],
])('%s: offers an employee "%s" on the board and "%s" in the drawer', (status, board, drawer) => {
  const order = { status, deliveryType: 'delivery' } as const;
  expect(offeredActions(order, 'board', 'employee').join(' ')).toBe(board);
  expect(offeredActions(order, 'drawer', 'employee').join(' ')).toBe(drawer);
});

test.each(['logName', 'shortcut', 'position'] as const)('gives no %s to two actions', key => {
  const values = actions.map(action => definitionOf(action)[key]).filter(Boolean);
  expect(values).toEqual([...new Set(values)]);
});

test.each(actions)('%s: has a button, a permission and an API exactly if a user can run it', action => {
  const { from, screens, label, icon, variant, api, permission } = definitionOf(action);
  const isAutomatic =
    !Object.values(from)
      .flat()
      .some(actor => actor === 'customer' || actor === 'key') && screens.length === 0;
  for (const value of [label, icon, variant, api]) expect(value === null).toBe(isAutomatic);
  expect(permission !== null).toBe(!isAutomatic && !screens.includes('customer'));
  expect(typeof api?.screen === 'string').toBe(screens.includes('backoffice'));
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
  expect(columnsFor({ ...samples[status], ...change }, 'complete', { at })).toEqual(columns);
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
  const columns = columnsFor(samples.COUNTER_PROPOSED, 'acceptProposal', { at });
  expect(columns).toEqual({ confirmedAt: at, appointment: proposedTime, appointmentDate: proposedTime, counterAppointment: null });
});

test.each(['reject', 'cancel'] as const)('%s writes the message and removes the proposal', action => {
  const columns = columnsFor(samples.COUNTER_PROPOSED, action, { at, rejectionMessage: 'Ausverkauft' });
  expect(columns).toMatchObject({ rejectionMessage: 'Ausverkauft', counterAppointment: null });
});

test.each(actions)('%s is refunded exactly if the table says so', action => {
  const refundedActions = ['reject', 'cancel', 'declineProposal', 'cancelByCustomer', 'paymentLate'];
  expect(needsPaymentCheck({ paymentMethod: 'mollie' }, action)).toBe(refundedActions.includes(action));
  expect(needsPaymentCheck({ paymentMethod: 'cash' }, action)).toBe(false);
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
