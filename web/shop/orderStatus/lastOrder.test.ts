import { storageKey } from '../../app/storageKey';
import { forgetContact } from '../checkout/state/checkoutStorage';
import { lastOrderPath, rememberOrder } from './lastOrder';

const hour = 3_600_000;
const link = { uid: 'K7M4PXQ2', hash: '0123456789abcdef' };

beforeEach(() => localStorage.clear());

test('the page of the last order is found again for two days', () => {
  expect(lastOrderPath(Date.now())).toBeNull();
  rememberOrder({ uid: 'OLD', hash: 'x' }, null);
  rememberOrder(link, null);
  expect(lastOrderPath(Date.now() + 47 * hour)).toBe('/status/K7M4PXQ2/0123456789abcdef');
  expect(lastOrderPath(Date.now() + 48.01 * hour)).toBeNull();
});

test('what is wanted next week is found until two days after', () => {
  rememberOrder(link, new Date(Date.now() + 7 * 24 * hour));
  expect(lastOrderPath(Date.now() + 8 * 24 * hour)).toBe('/status/K7M4PXQ2/0123456789abcdef');
  expect(lastOrderPath(Date.now() + 9 * 24 * hour + hour)).toBeNull();
});

test('it is forgotten with the contact', () => {
  rememberOrder(link, null);
  forgetContact();
  expect(lastOrderPath(Date.now())).toBeNull();
});

test.each(['no json', '7', '{}', `{"uid":"../..","hash":"x","until":${Date.now() + hour}}`])('%s leads nowhere', kept => {
  localStorage.setItem(storageKey('last-order'), kept);
  expect(lastOrderPath(Date.now())).toBeNull();
});
