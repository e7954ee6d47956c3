import { closedNotice, pickupText, type NoticeBranch } from './closedNotice';
import { dailyRule, weekdayRule, inVienna } from '../../testing/hours';

const branch: NoticeBranch = {
  openingHours: [dailyRule('06:00', '18:00')],
  deliveryHours: [dailyRule('10:00', '12:00')],
  isDeliveryHoursEnabled: true,
  closedMessage: 'Wir machen Betriebsurlaub.',
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isPreorderEnabled: true,
};
const notice = (change: Partial<NoticeBranch>, time: string) => closedNotice({ ...branch, ...change }, inVienna(`2026-11-20T${time}`));

const closed = 'Derzeit haben wir leider geschlossen.';
const noDelivery = 'Derzeit ist leider keine Lieferung möglich.';
const preorder = 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.';
const laterText = 'Wir bearbeiten diese sobald wir wieder geöffnet haben.';
const alternatives = ['Sie können inzwischen gerne zur Abholung bestellen.', 'Sie können inzwischen gerne vor Ort bestellen.'];

test('returns no notice while branch and delivery are open', () =>
  expect(notice({}, '11:00')).toEqual({ branch: [], delivery: [], preorder: [] }));

test('returns all notices while both are closed', () =>
  expect(notice({}, '05:00')).toEqual({
    branch: [closed, 'Wir öffnen wieder um 06:00 Uhr.'],
    delivery: [noDelivery, 'Wir liefern wieder ab 10:00 Uhr.'],
    preorder: [preorder, laterText],
  }));

test('names the weekday of the next opening', () =>
  expect(notice({}, '18:00').branch[1]).toBe('Wir öffnen wieder am Samstag um 06:00 Uhr.'));

test('returns the delivery notice while only delivery is closed', () =>
  expect(notice({}, '13:00')).toEqual({
    branch: [],
    delivery: [noDelivery, 'Wir liefern wieder ab Samstag, 10:00 Uhr.', ...alternatives],
    preorder: [preorder],
  }));

test('suggests only the enabled delivery methods', () =>
  expect([{ isTakeawayEnabled: false }, { isDineInEnabled: false }].map(change => notice(change, '13:00').delivery.slice(2))).toEqual([
    alternatives.slice(1),
    alternatives.slice(0, 1),
  ]));

test('names no time without a next delivery', () =>
  expect(notice({ deliveryHours: [] }, '13:00').delivery).toEqual([noDelivery, ...alternatives]));

test('shows the message of the branch without a next opening', () => {
  expect(notice({ openingHours: [] }, '13:00').branch).toEqual([closed, 'Wir machen Betriebsurlaub.']);
  expect(notice({ openingHours: [], closedMessage: '' }, '13:00').branch).toEqual([closed]);
});

test('returns no delivery notice if delivery has the hours of the branch', () =>
  expect(notice({ isDeliveryHoursEnabled: false }, '05:00')).toEqual({
    branch: [closed, 'Wir öffnen wieder um 06:00 Uhr.'],
    delivery: [],
    preorder: [preorder, laterText],
  }));

test('returns no delivery notice if the branch does not deliver', () =>
  expect(notice({ isDeliveryEnabled: false }, '13:00')).toEqual({ branch: [], delivery: [], preorder: [] }));

test('mentions pre-orders only if the branch accepts them', () =>
  expect(notice({ isPreorderEnabled: false }, '05:00').preorder).toEqual([]));

test('returns no delivery notice while delivery is open and the branch is closed', () =>
  expect(notice({ deliveryHours: [dailyRule('04:00', '22:00')] }, '05:00')).toMatchObject({ delivery: [], preorder: [preorder] }));

describe('pickupText', () => {
  const night = {
    openingHours: [weekdayRule('friday', '18:00', '02:00'), weekdayRule('saturday', '20:00', '23:00')],
    orderableFrom: '07:30',
  };
  const split = { openingHours: [dailyRule('06:30', '12:00'), dailyRule('14:00', '18:00')] };

  test.each([
    ['starts at opening', {}, '2026-11-20T05:00', 'Abholung von 06:00 bis 18:00 Uhr'],
    ['starts at orderableFrom', { orderableFrom: '07:30' }, '2026-11-20T10:00', 'Abholung von 07:30 bis 18:00 Uhr'],
    ['names the next shift', split, '2026-11-20T12:00', 'Abholung von 14:00 bis 18:00 Uhr'],
    [
      'skips a shift that ends before orderableFrom',
      { ...split, orderableFrom: '13:00' },
      '2026-11-20T10:00',
      'Abholung von 14:00 bis 18:00 Uhr',
    ],
    ['names the night shift that continues', night, '2026-11-21T00:30', 'Abholung von 18:00 bis 02:00 Uhr'],
    ['returns null when today has no shift left', {}, '2026-11-20T18:00', null],
  ])('%s', (_, change, now, expected) => expect(pickupText({ ...branch, ...change }, inVienna(now))).toBe(expected));
});
