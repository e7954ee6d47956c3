import type { Role } from '../../../../schema/access/roles';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { orderStatus, type OrderStatus } from '../../../../schema/rules/order/orderStatus';
import { inZone } from '../../../../schema/rules/time/calendar';
import { staffActionNames } from '../../../../schema/rules/order/actions/orderTransitions';
import { actionIcon, actionLabel, buttonLabel, messageInput, needsTime, resultText, timeInput, undoLabel } from '../actions/actionView';
import { actionsFor, canDelete, canUndo, canPrioritize, groupByColumn, type CardOrder } from './board';

let nextNumber = 0;
const order = (status: OrderStatus, dueAt: string | null = null, more = {}) => ({
  uid: `U${nextNumber++}`,
  status,
  dueAt: dueAt && `2026-11-16T${dueAt}:00.000Z`,
  createdAt: '2026-11-16T07:00:00.000Z',
  updatedAt: '2026-11-16T07:00:00.000Z',
  prioritizedAt: null,
  isCancellationUnseen: false,
  inDeliveryAt: null as string | null,
  ...more,
});
const due = (orders: readonly { dueAt: string | null }[]) => orders.map(({ dueAt }) => dueAt?.slice(11, 16) ?? null);

test('keeps a canceled order in its column until staff has seen that', () => {
  const canceled = { ...order('CANCELED'), isCancellationUnseen: true };
  const ready = { ...canceled, uid: 'B', inDeliveryAt: '2026-11-16T08:00:00.000Z' };
  expect(groupByColumn([canceled, ready])).toMatchObject({ preparing: [canceled], ready: [ready], canceled: [] });
  expect(groupByColumn([{ ...canceled, isCancellationUnseen: false }])).toMatchObject({
    preparing: [],
    canceled: [{ status: 'CANCELED' }],
  });
});

test('assigns each status to a column', () => {
  const states: OrderStatus[] = [
    'WAITING_FOR_PAYMENT',
    'WAITING_FOR_CONFIRMATION',
    'COUNTER_PROPOSED',
    'CONFIRMED',
    'IN_DELIVERY',
    'DELIVERED',
    'COMPLETED',
    'REJECTED',
    'CANCELED',
    'FAILED',
  ];
  const groups = groupByColumn(states.map(status => order(status)));
  const statusesByGroup = Object.fromEntries(
    Object.entries(groups).map(([group, orders]) => [group, orders.map(({ status }) => status).sort()]),
  );
  expect(statusesByGroup).toEqual({
    new: ['COUNTER_PROPOSED', 'WAITING_FOR_CONFIRMATION', 'WAITING_FOR_PAYMENT'],
    preparing: ['CONFIRMED'],
    ready: ['DELIVERED', 'IN_DELIVERY'],
    completed: ['COMPLETED'],
    canceled: ['CANCELED', 'FAILED', 'REJECTED'],
  });
});

test('sorts by due time, whatever the order time', () => {
  const groups = groupByColumn([order('CONFIRMED', '10:30'), order('CONFIRMED', '09:00'), order('CONFIRMED', '12:00')]);
  expect(due(groups.preparing)).toEqual(['09:00', '10:30', '12:00']);
});

test('sorts orders with the same due time by order time', () => {
  const createOrder = (uid: string, time: string) => order('CONFIRMED', '10:30', { uid, createdAt: `2026-11-16T${time}:00.000Z` });
  const { preparing } = groupByColumn([createOrder('A', '07:30'), createOrder('C', '07:10'), createOrder('B', '07:20')]);
  expect(preparing.map(({ uid }) => uid)).toEqual(['C', 'B', 'A']);
});

test('sorts unpaid orders last, whatever their due time', () => {
  const { new: newOrders } = groupByColumn([order('WAITING_FOR_PAYMENT', '08:00'), order('WAITING_FOR_CONFIRMATION', '11:00')]);
  expect(due(newOrders)).toEqual(['11:00', '08:00']);
});

test('sorts finished orders by time, newest first', () => {
  const finishedAt = (updatedAt: string) => order('COMPLETED', null, { updatedAt: updatedAt });
  const { completed } = groupByColumn([finishedAt('2026-11-16T08:00:00.000Z'), finishedAt('2026-11-16T09:00:00.000Z')]);
  expect(completed.map(({ updatedAt }) => updatedAt.slice(11, 13))).toEqual(['09', '08']);
});

test('offers exactly the actions that table S allows the role', () => {
  const statusesFor = (action: StaffAction, role: Role) =>
    (Object.keys(orderStatus.options) as OrderStatus[]).filter(status =>
      actionsFor({ status, deliveryType: 'delivery' }, 'drawer', [role]).includes(action),
    );
  expect(statusesFor('confirm', 'ROLE_EMPLOYEE')).toEqual(['WAITING_FOR_CONFIRMATION', 'COUNTER_PROPOSED']);
  expect(statusesFor('cancel', 'ROLE_EMPLOYEE')).toEqual(['WAITING_FOR_PAYMENT', 'CONFIRMED']);
  expect(statusesFor('cancel', 'ROLE_MANAGER')).toEqual(['WAITING_FOR_PAYMENT', 'CONFIRMED', 'IN_DELIVERY']);
  expect(statusesFor('confirm', 'ROLE_EDITOR')).toEqual([]);
});

test('lets only admins delete orders, and only final ones', () => {
  expect(canDelete({ status: 'REJECTED' }, ['ROLE_ADMIN'])).toBe(true);
  expect(canDelete({ status: 'CONFIRMED' }, ['ROLE_ADMIN'])).toBe(false);
  expect(canDelete({ status: 'REJECTED' }, ['ROLE_MANAGER'])).toBe(false);
});

test('offers an undo to staff of orders until the last minute in which it is possible', () => {
  const order = { undoableUntil: '2026-11-16T07:10:30.000Z' };
  const at = (time: string) => inZone(`2026-11-16T${time}Z`, 'Europe/Vienna');
  expect(canUndo(order, at('07:10:00'), ['ROLE_EMPLOYEE'])).toBe(true);
  expect(canUndo(order, at('07:11:00'), ['ROLE_EMPLOYEE'])).toBe(false);
  expect(canUndo(order, at('07:10:00'), ['ROLE_EDITOR'])).toBe(false);
  expect(canUndo({ undoableUntil: null }, at('07:10:00'), ['ROLE_ADMIN'])).toBe(false);
});

test.each<[OrderStatus, DeliveryMethod, string]>([
  ['CONFIRMED', 'takeaway', 'Rückgängig: Bestätigen'],
  ['IN_DELIVERY', 'takeaway', 'Rückgängig: Abholbereit'],
  ['IN_DELIVERY', 'delivery', 'Rückgängig: Unterwegs'],
  ['DELIVERED', 'delivery', 'Rückgängig: Zugestellt'],
  ['COMPLETED', 'takeaway', 'Zurückholen'],
])('names the undo of an order that is %s (%s): %s', (status, deliveryType, label) => {
  expect(undoLabel({ status, deliveryType })).toBe(label);
});

test.each<[StaffAction, DeliveryMethod, string, string, string]>([
  ['startDelivery', 'delivery', 'Unterwegs', 'bike', 'unterwegs'],
  ['startDelivery', 'dineIn', 'Abholbereit', 'package-check', 'abholbereit'],
  ['complete', 'takeaway', 'Fertig', 'check-check', 'fertig'],
  ['cancel', 'takeaway', 'Stornieren', 'x', 'storniert'],
])('shows %s of a %s order as %s with the icon %s, then as %s', (action, deliveryType, label, icon, result) => {
  const order = { deliveryType };
  expect([actionLabel(action, order), actionIcon(action, order), resultText(action, order)]).toEqual([label, icon, result]);
});

test('says on the button that ends an order that it marks it as paid, and reminds of the age check', () => {
  const item = {
    index: 0,
    name: 'Sekt',
    amount: 1,
    unit: 'piece',
    comment: null,
    replaces: null,
    replacedBy: null,
    product: null,
  } as const;
  const paidAt = '2026-11-16T08:00:00Z';
  const order = (minimumAge: 'from16' | null, payment: Partial<Pick<CardOrder, 'paymentMethod' | 'paidAt'>> = { paidAt }) => ({
    deliveryType: 'takeaway' as const,
    items: [{ ...item, isRemoved: false, parts: [], minimumAge }],
    ...{ paymentMethod: 'cash' as const, paidAt: null },
    ...payment,
  });
  expect(buttonLabel('complete', order('from16'))).toBe('Fertig · Ausweis prüfen');
  expect(buttonLabel('complete', order(null))).toBe('Fertig');
  expect(buttonLabel('complete', order(null, {}))).toBe('Bezahlt · Fertig');
  expect(buttonLabel('complete', order('from16', {}))).toBe('Bezahlt · Fertig · Ausweis prüfen');
  expect(buttonLabel('complete', order(null, { paymentMethod: 'mollie' }))).toBe('Fertig');
  expect(buttonLabel('startDelivery', order('from16'))).toBe('Abholbereit');
});

test('asks for a message or a time as the inputs of the action say', () => {
  expect(staffActionNames.filter(messageInput)).toEqual(['reject', 'cancel']);
  expect(staffActionNames.filter(timeInput)).toEqual(['confirm', 'proposeTime']);
  expect(staffActionNames.filter(needsTime)).toEqual(['proposeTime']);
});

test('sorts by another time, with late orders first and orders without a due time by order time', () => {
  const starts: Record<string, string> = { long: '08:30', late: '08:50', short: '10:50', soon: '07:00' };
  const at = (time: string): number => Date.parse(`2026-11-16T${time}:00.000Z`);
  const orders = [
    order('CONFIRMED', '11:00', { uid: 'short' }),
    order('CONFIRMED', '12:00', { uid: 'long' }),
    order('CONFIRMED', '09:00', { uid: 'late' }),
    order('CONFIRMED', null, { uid: 'soon' }),
  ];
  const { preparing } = groupByColumn(orders, { timeOf: ({ uid }) => at(starts[uid]!), now: at('09:30') });
  expect(preparing.map(({ uid }) => uid)).toEqual(['late', 'soon', 'long', 'short']);
});

test('sorts orders with priority first, the oldest priority before the others, and unpaid ones last', () => {
  const at = (time: string): string => `2026-11-16T${time}:00.000Z`;
  const orders = [
    order('CONFIRMED', '08:00', { uid: 'late' }),
    order('CONFIRMED', '11:00', { uid: 'second', prioritizedAt: at('09:20') }),
    order('CONFIRMED', '10:00', { uid: 'next' }),
    order('CONFIRMED', '12:00', { uid: 'first', prioritizedAt: at('09:10') }),
    order('WAITING_FOR_PAYMENT', '08:00', { uid: 'unpaid', prioritizedAt: at('09:00') }),
    order('WAITING_FOR_CONFIRMATION', '11:00', { uid: 'new' }),
  ];
  const groups = groupByColumn(orders, { timeOf: ({ dueAt }) => Date.parse(dueAt!), now: Date.parse(at('09:30')) });
  expect(groups.preparing.map(({ uid }) => uid)).toEqual(['first', 'second', 'late', 'next']);
  expect(groups.new.map(({ uid }) => uid)).toEqual(['new', 'unpaid']);
});

test('offers priority of open orders to staff', () => {
  const statuses = (Object.keys(orderStatus.options) as OrderStatus[]).filter(status => canPrioritize({ status }, ['ROLE_EMPLOYEE']));
  expect(statuses.sort()).toEqual(['CONFIRMED', 'COUNTER_PROPOSED', 'DELIVERED', 'IN_DELIVERY', 'WAITING_FOR_CONFIRMATION']);
  expect(canPrioritize({ status: 'CONFIRMED' }, ['ROLE_EDITOR'])).toBe(false);
});
