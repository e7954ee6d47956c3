import { isSameLine, isStillSold } from './cart';

const line = {
  product: { id: '1' },
  unit: 'piece' as const,
  parts: [
    { name: 'Größe', value: ['klein'] },
    { name: 'Dazu', value: ['Schlag', 'Nüsse'] },
  ],
};

test.each([
  [{}, true, 'nothing differs'],
  [{ parts: [line.parts[1]!, line.parts[0]!] }, true, 'only the order of the parts'],
  [{ parts: [line.parts[0]!, { name: 'Dazu', value: ['Nüsse', 'Schlag'] }] }, true, 'only the order of the clicks'],
  [{ parts: [...line.parts, { name: 'Aufschrift', value: [] }] }, true, 'a part left open'],
  [{ parts: [line.parts[0]!] }, false, 'an answer less'],
  [{ parts: [{ name: 'Größe', value: ['groß'] }, line.parts[1]!] }, false, 'another answer'],
  [{ unit: 'package' as const }, false, 'another unit'],
  [{ product: { id: '2' } }, false, 'another product'],
])('with %j a line is the same: %p, %s', (change, isSame, _reason) => {
  expect(isSameLine(line, { ...line, ...change })).toBe(isSame);
});

const roll = { id: '1', name: 'Semmel', description: null, price: 0.55 };

test.each([
  [{}, true],
  [{ id: '2' }, false],
  [{ name: 'Handsemmel' }, false],
  [{ description: 'resch' }, false],
  [{ price: 0.6 }, false],
  [{ price: null }, false],
])('once the catalogue says %j a roll in the cart is still sold: %p', (change, isSold) => {
  expect(isStillSold(roll, [{ ...roll, ...change }])).toBe(isSold);
});

test('what is no longer active is no longer sold', () => {
  expect(isStillSold(roll, [])).toBe(false);
});
