import { routeTo, routeToStreet } from './routePlanner';

const planner = 'https://www.google.com/maps/dir/?api=1';

test('the route leads to the spot of the branch', () => {
  expect(routeTo(planner, { latitude: 48.3, longitude: 14.28 })).toBe('https://www.google.com/maps/dir/?api=1&destination=48.3%2C14.28');
});

test('a branch that is nowhere has no route', () => {
  expect(routeTo(planner, { latitude: null, longitude: 14.28 })).toBeUndefined();
});

test('the teaser leads to street and city', () => {
  const { searchParams } = new URL(routeToStreet(planner, { street: 'Hollerplatz 1', city: 'Linz' }));
  expect(searchParams.get('destination')).toBe('Hollerplatz 1, Linz');
  expect(searchParams.get('api')).toBe('1');
  const nowhere = new URL(routeToStreet(planner, { street: null, city: 'Linz' }));
  expect(nowhere.searchParams.get('destination')).toBe('Linz');
});
