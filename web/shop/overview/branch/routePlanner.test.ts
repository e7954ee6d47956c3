import { routeTo, routeToStreet } from './routePlanner';

const routePlannerUrl = 'https://www.google.com/maps/dir/?api=1';

test('returns the route to the coordinates of the branch', () => {
  expect(routeTo(routePlannerUrl, { latitude: 48.3, longitude: 14.28 })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=48.3%2C14.28',
  );
});

test('returns no route without coordinates', () => {
  expect(routeTo(routePlannerUrl, { latitude: null, longitude: 14.28 })).toBeUndefined();
});

test('returns the route to street and city', () => {
  const { searchParams } = new URL(routeToStreet(routePlannerUrl, { street: 'Hollerplatz 1', city: 'Linz' }));
  expect(searchParams.get('destination')).toBe('Hollerplatz 1, Linz');
  expect(searchParams.get('api')).toBe('1');
  const cityOnly = new URL(routeToStreet(routePlannerUrl, { street: null, city: 'Linz' }));
  expect(cityOnly.searchParams.get('destination')).toBe('Linz');
});
