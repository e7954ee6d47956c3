import type { CardOrder } from '../board/board';
import { lacksItems, withoutOldItems } from './finishedOrders';

const order = (number: number, status: CardOrder['status']) =>
  ({
    id: `${status}-${number}`,
    status,
    updatedAt: new Date(Date.UTC(2026, 10, 16, 6, number)).toISOString(),
    items: [{ index: 0, name: 'Handsemmel' }],
    itemChanges: [],
    doneItems: [0],
  }) as unknown as CardOrder;

test('removes the items of all but the last finished orders, whatever their order', () => {
  const orders = [
    ...Array.from({ length: 60 }, (_, index) => order((index * 7) % 60, index % 2 ? 'COMPLETED' : 'CANCELED')),
    order(0, 'CONFIRMED'),
    order(0, 'IN_DELIVERY'),
  ];
  const result = withoutOldItems(new Map(orders.map(each => [each.id, each])));
  expect([...result.keys()]).toEqual(orders.map(({ id }) => id));
  const reduced = [...result.values()].filter(lacksItems);
  expect(reduced.map(({ updatedAt }) => new Date(updatedAt).getUTCMinutes()).toSorted((a, b) => a - b)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
  expect(reduced.every(({ status }) => status === 'COMPLETED' || status === 'CANCELED')).toBe(true);
});

test('leaves the orders of a quiet day as they are', () => {
  const orders = new Map([1, 2].map(number => [`${number}`, order(number, 'COMPLETED')]));
  const result = withoutOldItems(orders);
  expect([...result.values()]).toEqual([...orders.values()]);
  expect([...result.values()].some(lacksItems)).toBe(false);
});
