import { isOutdated, mergeNewest } from './mergeNewest';

test('ignores an outdated response and removes orders that are no longer listed', () => {
  const current = new Map(Object.entries({ a: { id: 'a', event: 7 }, b: { id: 'b', event: 2 } }));
  const received = [
    { id: 'a', event: 6 },
    { id: 'c', event: 9 },
  ];
  expect([...mergeNewest(current, received).values()]).toEqual([
    { id: 'a', event: 7 },
    { id: 'c', event: 9 },
  ]);
});

test('keeps an order that arrived while an older response was on its way', () => {
  const current = new Map(Object.entries({ a: { id: 'a', event: 3 }, b: { id: 'b', event: 8 } }));
  const merged = mergeNewest(current, [{ id: 'a', event: 5 }]);
  expect([...merged.keys()].sort()).toEqual(['a', 'b']);
  expect([...mergeNewest(merged, [{ id: 'a', event: 9 }]).keys()]).toEqual(['a']);
});

test('keeps the object of an order that did not change', () => {
  const known = { id: 'a', event: 3, name: 'Anna' };
  const merged = mergeNewest(new Map([['a', known]]), [{ id: 'a', event: 3, name: 'Anna' }]);
  expect(merged.get('a')).toBe(known);
  expect(mergeNewest(merged, [{ id: 'a', event: 3, name: 'Berta' }]).get('a')).toEqual({ id: 'a', event: 3, name: 'Berta' });
});

test.each([
  ['an order is unknown', [['b', 5]], true],
  ['an order has a newer version', [['a', 4]], true],
  ['an order is no longer listed', [['b', 3]], true],
  ['nothing differs', [['a', 3]], false],
  ['an order is newer than the response', [], false],
] as const)('notices whether %s', (_, received, expected) => {
  const current = new Map([['a', { id: 'a', event: 3 }]]);
  expect(
    isOutdated(
      current,
      received.map(([id, event]) => ({ id, event })),
    ),
  ).toBe(expected);
});
