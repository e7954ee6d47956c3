import { branchStatement, sumByBranch, sumByWish, wishStatement } from './lostWishes';

const wish = (kind: 'sold_out' | 'paused', thing: string | null, branchName: string, count: number) => ({ kind, thing, branchName, count });

test('joins the same wish of several branches and states the most frequent', () => {
  const wishes = [wish('sold_out', 'Brot', 'Linz', 2), wish('paused', null, 'Linz', 3), wish('sold_out', 'Brot', 'Wels', 2)];
  expect(sumByWish(wishes).map(({ name, value }) => [name, value])).toEqual([
    ['Ausverkauft: Brot', 4],
    ['Annahme pausiert', 3],
  ]);
  expect(wishStatement(sumByWish(wishes))).toBe('Am häufigsten offen: Ausverkauft: Brot, 4-mal.');
  expect(wishStatement([])).toBe('Kein Wunsch blieb offen.');
  expect(branchStatement(sumByBranch(wishes))).toBe('Am meisten blieb offen bei: Linz, 5-mal.');
  expect(branchStatement(sumByBranch(wishes.slice(0, 1)))).toBe('Warum bei Linz etwas offen blieb');
  expect(branchStatement([])).toBe('Kein Grund');
});
