import { missingUsagesText, usageCountText } from './usageTexts';

test.each([
  [0, 'Wird nirgends benutzt'],
  [1, 'Wird an einer Stelle benutzt'],
  [6, 'Wird an 6 Stellen benutzt'],
])('says how often a record is used: %i', (total, text) => expect(usageCountText(total)).toBe(text));

test.each([
  [{ total: 3, readableTotal: 3, listed: 3 }, null],
  [{ total: 600, readableTotal: 600, listed: 100 }, 'Und 500 weitere.'],
  [{ total: 4, readableTotal: 3, listed: 3 }, 'Eine Stelle dürfen Sie nicht sehen.'],
  [{ total: 5, readableTotal: 3, listed: 3 }, '2 Stellen dürfen Sie nicht sehen.'],
])('says which places are missing in the list: %o', (counts, text) => expect(missingUsagesText(counts)).toBe(text));
