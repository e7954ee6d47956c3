import { DateTime } from 'luxon';
import { totalsOf } from './totals';

const at = DateTime.fromISO('2026-11-20T06:00', { zone: 'Europe/Vienna' });
const item = (name: string, amount: number, change: object = {}) => ({
  ...{
    index: 0,
    name,
    amount,
    unit: 'piece' as const,
    comment: null,
    isRemoved: false,
    minimumAge: null,
    replaces: null,
    replacedBy: null,
    product: null,
    parts: [],
  },
  ...change,
});
const order = (items: ReturnType<typeof item>[], change: object = {}) => ({
  ...{ status: 'CONFIRMED' as const, dueAt: null, items, doneItems: [] as number[] },
  ...change,
});

test('adds up the products of all orders, largest first, then by name', () => {
  const orders = [
    order([item('Semmel', 12), item('Krapfen', 2)]),
    order([item('Semmel', 5), item('Brezel', 2)], { status: 'COUNTER_PROPOSED' }),
  ];
  expect(totalsOf(orders, 'all', at)).toEqual([
    { name: 'Semmel', unit: 'piece', amount: 17, parts: [] },
    { name: 'Brezel', unit: 'piece', amount: 2, parts: [] },
    { name: 'Krapfen', unit: 'piece', amount: 2, parts: [] },
  ]);
});

test('keeps units apart, and adds parts of a kilogram exactly', () => {
  const orders = [order([item('Brot', 0.1, { unit: 'kilogram' }), item('Brot', 1)]), order([item('Brot', 0.2, { unit: 'kilogram' })])];
  expect(totalsOf(orders, 'all', at).map(({ amount, unit }) => [amount, unit])).toEqual([
    [1, 'piece'],
    [0.3, 'kilogram'],
  ]);
});

test('counts chosen options for each product, and no uploads', () => {
  const parts = [
    { name: 'Größe', value: ['groß'] },
    { name: 'Dazu', value: ['Schlag', '0190a1b2-0000-7000-8000-000000000001'] },
  ];
  const orders = [order([item('Torte', 2, { parts })]), order([item('Torte', 1, { parts: [{ name: 'Größe', value: ['groß'] }] })])];
  expect(totalsOf(orders, 'all', at)[0]!.parts).toEqual([
    { name: 'groß', amount: 3 },
    { name: 'Schlag', amount: 2 },
  ]);
});

test('leaves out removed items and orders that are unpaid, ready or final', () => {
  const statuses = ['WAITING_FOR_PAYMENT', 'IN_DELIVERY', 'DELIVERED', 'COMPLETED', 'REJECTED', 'CANCELED', 'FAILED'] as const;
  const orders = [order([item('Semmel', 1, { isRemoved: true })]), ...statuses.map(status => order([item('Semmel', 1)], { status }))];
  expect(totalsOf(orders, 'all', at)).toEqual([]);
});

test('filters by preparation, and by today including what is late or as soon as possible', () => {
  const orders = [
    order([item('bestätigt', 1)]),
    order([item('neu', 1)], { status: 'WAITING_FOR_CONFIRMATION' }),
    order([item('gestern', 1)], { dueAt: '2026-11-19T10:00:00Z' }),
    order([item('heute', 1)], { dueAt: '2026-11-20T22:59:00Z' }),
    order([item('morgen', 1)], { dueAt: '2026-11-20T23:00:00Z' }),
  ];
  const namesOf = (filter: 'preparing' | 'today') => totalsOf(orders, filter, at).map(({ name }) => name);
  expect(namesOf('preparing')).toEqual(['bestätigt', 'gestern', 'heute', 'morgen']);
  expect(namesOf('today')).toEqual(['bestätigt', 'gestern', 'heute', 'neu']);
});

test('leaves out what is ticked off', () => {
  const orders = [order([item('Semmel', 12), item('Brezel', 2, { index: 1 })], { doneItems: [1] }), order([item('Brezel', 3)])];
  expect(totalsOf(orders, 'all', at).map(({ name, amount }) => [name, amount])).toEqual([
    ['Semmel', 12],
    ['Brezel', 3],
  ]);
});
