import { DateTime } from 'luxon';
import type { OrderStatus } from '../../../../../schema/rules/order/orderStatus';
import { canStep, countHidden, countItems, hasOwnItems, stationOrders, stationView, type Station } from './station';
import { stationMenu, type MenuBranch } from './stationMenu';

const at = DateTime.fromISO('2026-11-20T06:00', { zone: 'Europe/Vienna' });
const bread = { id: 'bread', name: 'Brot' };
const cakes = { id: 'cakes', name: 'Torten' };
const party = { id: 'party', name: 'Party' };
const section = (category: typeof bread | null, ...products: string[]) => ({ category, products: products.map(id => ({ id })) });
const menuFrom = (availableFrom: string, ...catalog: ReturnType<typeof section>[]) => ({ id: availableFrom, availableFrom, catalog });
const branch = (...menus: ReturnType<typeof menuFrom>[]): MenuBranch => ({ id: 'linz', menus });

const linz = branch(
  menuFrom('2027-01-01T00:00:00Z', section(cakes, 'loaf'), section(bread, 'stollen')),
  menuFrom(
    '2026-01-01T00:00:00Z',
    section(bread, 'loaf', 'roll'),
    section(cakes, 'gateau', 'tray'),
    section(party, 'tray'),
    section(null, 'odd'),
  ),
);
const menu = stationMenu([linz], at);

const item = (index: number, product: string | null, change: { isRemoved?: boolean; replaces?: number; replacedBy?: number } = {}) => ({
  ...{
    index,
    name: `Position ${index}`,
    isRemoved: false,
    replaces: null,
    replacedBy: null,
    product: product === null ? null : { id: product },
  },
  ...change,
});
const order = (
  items: ReturnType<typeof item>[],
  { status = 'CONFIRMED' as OrderStatus, doneItems = [] as number[], itemChanges = [] as never[] } = {},
) => ({
  ...{ status, doneItems, itemChanges, items },
  branch: { id: 'linz', name: 'Linz' },
});
const stationOf = (...chosen: string[]): Station => ({ chosen, menu });

test('finds the categories of products on the current menu, then on upcoming ones, and offers them in their order', () => {
  expect(menu.categories.map(({ name }) => name)).toEqual(['Brot', 'Torten', 'Party', 'Sonstiges']);
  expect(menu.branches.linz).toEqual({
    ...{ loaf: ['bread'], roll: ['bread'], gateau: ['cakes'], tray: ['cakes', 'party'] },
    stollen: ['bread'],
  });
});

test('uses the categories of the next menu once it is valid', () => {
  expect(stationMenu([linz], at.plus({ months: 3 })).branches.linz).toMatchObject({ loaf: ['cakes'], stollen: ['bread'] });
});

test('shows the items of all chosen categories, and those of no category at a station of their own', () => {
  const mixed = order([item(0, 'loaf'), item(1, 'gateau'), item(2, 'tray'), item(3, null), item(4, 'odd'), item(5, 'gone')]);
  const visibleItems = (...chosen: string[]) => [...(stationView(mixed, stationOf(...chosen))!.shownItems ?? [])];
  expect(visibleItems('bread')).toEqual([0]);
  expect(visibleItems('bread', 'party')).toEqual([0, 2]);
  expect(visibleItems('other')).toEqual([3, 4, 5]);
  expect(countItems(mixed, stationOf('cakes'))).toBe(2);
  expect(countItems(mixed, null)).toBe(6);
});

test('says what other stations still prepare, in the order of the menu, without removed and finished items', () => {
  const items = [item(0, 'loaf'), item(1, 'gateau'), item(2, 'tray'), item(3, null), item(4, 'gateau', { isRemoved: true })];
  const waitingText = (doneItems: number[]) => stationView(order(items, { doneItems }), stationOf('bread'))!.waitingText;
  expect(waitingText([])).toBe('wartet auf: Torten (2), Sonstiges (1)');
  expect(waitingText([1])).toBe('wartet auf: Torten (1), Sonstiges (1)');
  expect(waitingText([1, 2, 3])).toBeNull();
});

test('offers the next action of an order only when the items of all stations are done', () => {
  const canStepWith = (doneItems: number[]) =>
    canStep(stationView(order([item(0, 'loaf'), item(1, 'gateau')], { doneItems }), stationOf('bread')));
  expect([[], [0], [1], [0, 1]].map(canStepWith)).toEqual([false, false, false, true]);
  expect(canStep(stationView(order([item(0, 'gateau')]), stationOf('bread')))).toBe(false);
  expect(canStep(stationView(order([item(0, 'gateau')]), null))).toBe(true);
});

test('shows all items of an order that is not in preparation, and of an order of other stations that a search finds', () => {
  const items = [item(0, 'loaf'), item(1, 'gateau')];
  for (const status of ['WAITING_FOR_CONFIRMATION', 'IN_DELIVERY', 'COMPLETED'] as const)
    expect(stationView(order(items, { status }), stationOf('bread'))).toBeNull();
  expect(stationView(order([item(0, 'gateau')]), stationOf('bread'))!.shownItems).toBeUndefined();
});

test('hides orders of other stations, but none that waits for an answer', () => {
  const statuses = [
    'WAITING_FOR_PAYMENT',
    'WAITING_FOR_CONFIRMATION',
    'COUNTER_PROPOSED',
    'CONFIRMED',
    'IN_DELIVERY',
    'COMPLETED',
  ] as const;
  const orders = statuses.map(status => order([item(0, 'gateau')], { status }));
  expect(stationOrders(orders, stationOf('bread')).map(({ status }) => status)).toEqual(statuses.slice(0, 3));
  expect(countHidden(orders, stationOf('bread'))).toBe(2);
  expect(stationOrders(orders, stationOf('cakes'))).toEqual(orders);
  expect(stationOrders(orders, null)).toBe(orders);
});

test('keeps an order whose only own item was removed until staff has seen that', () => {
  const removed = order([item(0, 'loaf', { isRemoved: true }), item(1, 'gateau')]);
  const change = { index: 0, kind: 'removed' as const, amount: 1, unit: 'piece' as const, event: 2 };
  expect(hasOwnItems(removed, stationOf('bread'))).toBe(false);
  expect(hasOwnItems({ ...removed, itemChanges: [change] }, stationOf('bread'))).toBe(true);
});
