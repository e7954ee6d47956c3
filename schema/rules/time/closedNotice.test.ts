import { closedNotice, pickupText, type NoticeBranch } from './closedNotice';
import { daily, on, vienna } from '../../testing/hours';

const branch: NoticeBranch = {
  openingHours: [daily('06:00', '18:00')],
  deliveryHours: [daily('10:00', '12:00')],
  isDeliveryHoursEnabled: true,
  closedMessage: 'Wir machen Betriebsurlaub.',
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isPreorderEnabled: true,
};
const notice = (change: Partial<NoticeBranch>, time: string) => closedNotice({ ...branch, ...change }, vienna(`2026-11-20T${time}`));

const closed = 'Derzeit haben wir leider geschlossen.';
const noDelivery = 'Derzeit ist leider keine Lieferung möglich.';
const preorder = 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.';
const later = 'Wir bearbeiten diese sobald wir wieder geöffnet haben.';
const meanwhile = ['Sie können inzwischen gerne zur Abholung bestellen.', 'Sie können inzwischen gerne vor Ort bestellen.'];

test('nothing is said while both are open', () => expect(notice({}, '11:00')).toEqual({ branch: [], delivery: [], preorder: [] }));

test('both are closed', () =>
  expect(notice({}, '05:00')).toEqual({
    branch: [closed, 'Wir öffnen wieder um 06:00 Uhr.'],
    delivery: [noDelivery, 'Wir liefern wieder ab 10:00 Uhr.'],
    preorder: [preorder, later],
  }));

test('the next opening is on another day', () => expect(notice({}, '18:00').branch[1]).toBe('Wir öffnen wieder am Samstag um 06:00 Uhr.'));

test('only delivery is closed', () =>
  expect(notice({}, '13:00')).toEqual({
    branch: [],
    delivery: [noDelivery, 'Wir liefern wieder ab Samstag, 10:00 Uhr.', ...meanwhile],
    preorder: [preorder],
  }));

test('only what the branch does is offered meanwhile', () =>
  expect([{ isTakeawayEnabled: false }, { isDineInEnabled: false }].map(change => notice(change, '13:00').delivery.slice(2))).toEqual([
    meanwhile.slice(1),
    meanwhile.slice(0, 1),
  ]));

test('without another delivery in reach nothing is promised', () =>
  expect(notice({ deliveryHours: [] }, '13:00').delivery).toEqual([noDelivery, ...meanwhile]));

test('without another opening in reach the branch speaks for itself', () => {
  expect(notice({ openingHours: [] }, '13:00').branch).toEqual([closed, 'Wir machen Betriebsurlaub.']);
  expect(notice({ openingHours: [], closedMessage: '' }, '13:00').branch).toEqual([closed]);
});

test('delivery that keeps the hours of the branch needs no words of its own', () =>
  expect(notice({ isDeliveryHoursEnabled: false }, '05:00')).toEqual({
    branch: [closed, 'Wir öffnen wieder um 06:00 Uhr.'],
    delivery: [],
    preorder: [preorder, later],
  }));

test('a branch that does not deliver says nothing of it', () =>
  expect(notice({ isDeliveryEnabled: false }, '13:00')).toEqual({ branch: [], delivery: [], preorder: [] }));

test('preorders are mentioned only where they are taken', () => expect(notice({ isPreorderEnabled: false }, '05:00').preorder).toEqual([]));

test('delivery goes on while the branch is closed', () =>
  expect(notice({ deliveryHours: [daily('04:00', '22:00')] }, '05:00')).toMatchObject({ delivery: [], preorder: [preorder] }));

describe('pickup', () => {
  const night = { openingHours: [on('friday', '18:00', '02:00'), on('saturday', '20:00', '23:00')], orderableFrom: '07:30' };
  const split = { openingHours: [daily('06:30', '12:00'), daily('14:00', '18:00')] };

  test.each([
    ['from opening', {}, '2026-11-20T05:00', 'Abholung von 06:00 bis 18:00 Uhr'],
    ['from orderableFrom', { orderableFrom: '07:30' }, '2026-11-20T10:00', 'Abholung von 07:30 bis 18:00 Uhr'],
    ['the next shift', split, '2026-11-20T12:00', 'Abholung von 14:00 bis 18:00 Uhr'],
    [
      'no shift that ends before orderableFrom',
      { ...split, orderableFrom: '13:00' },
      '2026-11-20T10:00',
      'Abholung von 14:00 bis 18:00 Uhr',
    ],
    ['in the night that goes on', night, '2026-11-21T00:30', 'Abholung von 18:00 bis 02:00 Uhr'],
    ['nothing once today is over', {}, '2026-11-20T18:00', null],
  ])('%s', (_, change, now, expected) => expect(pickupText({ ...branch, ...change }, vienna(now))).toBe(expected));
});
