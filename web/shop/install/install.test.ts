import { canInstall, canPrompt, hasManualInstall, type Device } from './install';
import { dismissalCookie, isDismissed } from './prompt/dismissal';

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

test.each([
  ['/', true, true],
  ['/store/linz', true, true],
  ['/store/linz', false, false],
  ['/store/linz/checkout', true, false],
  ['/status/ABC/0123', true, false],
])('suggests the installation on %s when it is offered: %p', (pathname, isOffered, expected) => {
  expect(canPrompt(pathname, isOffered)).toBe(expected);
});

test('remembers for a month that the visitor does not want the app', () => {
  expect(dismissalCookie(true)).toBe('pwa-dismiss=true; Max-Age=2592000; Path=/; SameSite=Lax; Secure');
  expect(['a=b; pwa-dismiss=true', 'pwa-dismiss=false', 'xpwa-dismiss=true', ''].map(isDismissed)).toEqual([true, false, false, false]);
});

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15';

test.each([
  ['an iPhone', iPhone, 5, true],
  ['an iPad', mac, 5, true],
  ['a Mac', mac, 0, false],
  ['a browser inside another app', `${iPhone} Instagram 300.0`, 5, false],
])('knows that %s can be installed by hand: %#', (_title, userAgent, maxTouchPoints, expected) => {
  expect(hasManualInstall({ userAgent, maxTouchPoints })).toBe(expected);
});
