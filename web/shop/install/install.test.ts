import { mayInstall, type Device } from './install';

const phone: Device = { isWanted: true, isSupported: true, isStandalone: false, isRegistered: false, isSelfService: false };

test('a phone that can be given the app is offered it', () => {
  expect(mayInstall(phone)).toBe(true);
});

test.each([
  ['the shop does not want it', { isWanted: false }],
  ['the browser cannot', { isSupported: false }],
  ['it runs as an app already', { isStandalone: true }],
  ['it was installed before', { isRegistered: true }],
  ['the device belongs to everyone', { isSelfService: true }],
])('nothing is offered when %s', (_what, change) => {
  expect(mayInstall({ ...phone, ...change })).toBe(false);
});
