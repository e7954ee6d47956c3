import { hasSecret, redactPath } from './secretPaths';

test.each([
  ['/frontdesk/linz/Geheim1', '/frontdesk/linz/***'],
  ['/backoffice/linz/Geheim1?x=1', '/backoffice/linz/***'],
  ['/api/orders/backoffice/linz/Geheim1', '/api/orders/backoffice/linz/***'],
  ['/api/orders/public/ABCD/Geheim1/questionnaire', '/api/orders/public/ABCD/***/questionnaire'],
  ['/status/ABCD/Geheim1#x', '/status/ABCD/***'],
  ['/draft/Geheim1?x=1', '/draft/***'],
  ['/api/time-tracking/Geheim1/mia/me', '/api/time-tracking/***/mia/me'],
  ['/custom/api/departments/Geheim1/all', '/custom/api/departments/***/all'],
  ['/backend/login/Geheim1', '/backend/login/***'],
])('redacts %s to %s', (url, logged) => {
  expect(redactPath(url)).toBe(logged);
  expect(hasSecret(url)).toBe(true);
});

test.each(['/', '/store/linz', '/api/orders/current', '/backend/login', '/api/orders/frontdesk'])('finds no secret in %s', url => {
  expect(redactPath(url)).toBe(url);
  expect(hasSecret(url)).toBe(false);
});

test('removes the query', () => expect(redactPath('/api/products?token=Geheim1')).toBe('/api/products'));
