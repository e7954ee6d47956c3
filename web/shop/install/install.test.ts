import { canInstall, type Device } from './install';

const phone: Device = { isEnabled: true, isSupported: true, isStandalone: false, isRegistered: false, isSelfService: false };

test('offers the app to a phone that can install it', () => {
  expect(canInstall(phone)).toBe(true);
});

test.each([
  ['the shop has disabled it', { isEnabled: false }],
  ['the browser does not support it', { isSupported: false }],
  ['the page runs as an app', { isStandalone: true }],
  ['the app was installed before', { isRegistered: true }],
  ['the device is a self-service device', { isSelfService: true }],
])('offers nothing when %s', (_title, change) => {
  expect(canInstall({ ...phone, ...change })).toBe(false);
});
