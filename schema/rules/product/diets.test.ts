import { suitsDiet } from './diets';

test('counts vegan products as vegetarian, and no product without a diet', () => {
  expect(suitsDiet('vegan', 'vegetarian')).toBe(true);
  expect(suitsDiet('vegan', 'vegan')).toBe(true);
  expect(suitsDiet('vegetarian', 'vegetarian')).toBe(true);
  expect(suitsDiet('vegetarian', 'vegan')).toBe(false);
  expect(suitsDiet(null, 'vegetarian')).toBe(false);
});
