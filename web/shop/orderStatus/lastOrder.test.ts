import { storageKey } from '../../app/storage/storageKey';
import { clearCustomerData } from '../checkout/state/checkoutStorage';
import { lastOrderPath, saveLastOrder } from './lastOrder';

const hour = 3_600_000;
const link = { uid: 'K7M4PXQ2', hash: '0123456789abcdef' };

beforeEach(() => localStorage.clear());

test('returns the page of the last order for two days', () => {
  expect(lastOrderPath(Date.now())).toBeNull();
  saveLastOrder({ uid: 'OLD', hash: 'x' }, null);
  saveLastOrder(link, null);
  expect(lastOrderPath(Date.now() + 47 * hour)).toBe('/status/K7M4PXQ2/0123456789abcdef');
  expect(lastOrderPath(Date.now() + 48.01 * hour)).toBeNull();
});

test('returns the page until two days after the appointment', () => {
  saveLastOrder(link, new Date(Date.now() + 7 * 24 * hour));
  expect(lastOrderPath(Date.now() + 8 * 24 * hour)).toBe('/status/K7M4PXQ2/0123456789abcdef');
  expect(lastOrderPath(Date.now() + 9 * 24 * hour + hour)).toBeNull();
});

test('deletes the last order together with the contact', () => {
  saveLastOrder(link, null);
  clearCustomerData();
  expect(lastOrderPath(Date.now())).toBeNull();
});

test.each(['no json', '7', '{}', `{"uid":"../..","hash":"x","expiresAt":${Date.now() + hour}}`])('returns no path for %s', storedText => {
  localStorage.setItem(storageKey('last-order'), storedText);
  expect(lastOrderPath(Date.now())).toBeNull();
});
