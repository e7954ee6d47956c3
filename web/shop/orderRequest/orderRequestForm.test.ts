import { DateTime } from 'luxon';
import { emptyOrderRequest, validateOrderRequest, requestSlots, type OrderRequestForm } from './orderRequestForm';

const at = DateTime.fromISO('2026-11-20T10:30', { zone: 'Europe/Vienna' }); // A Friday.
const validRequest: OrderRequestForm = {
  ...emptyOrderRequest,
  firstName: 'Jo',
  lastName: 'Bo',
  email: 'a@b.c',
  phone: '123456',
  date: at.plus({ days: 1 }),
  fillings: ['Käse'],
  privacy: true,
};

test('returns an error for every field without a default', () => {
  expect(Object.keys(validateOrderRequest(emptyOrderRequest, ['Käse'], at))).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'date',
    'fillings',
    'privacy',
  ]);
});

test.each<[string, Partial<OrderRequestForm>, readonly string[], string[]]>([
  ['accepts a complete request', {}, ['Käse'], []],
  ['requires no filling when none is offered', { fillings: [] }, [], []],
  ['rejects names of one character', { firstName: 'J', lastName: 'B' }, ['Käse'], ['firstName', 'lastName']],
  ['ignores spaces in the length of names', { firstName: 'J ', lastName: ' B' }, ['Käse'], ['firstName', 'lastName']],
  ['accepts an e-mail address with outer spaces', { email: ' a@b.c ' }, ['Käse'], []],
  ['accepts one person', { amount: 1 }, ['Käse'], []],
  ['rejects an e-mail address without a dot', { email: 'a@b' }, ['Käse'], ['email']],
  ['rejects a phone number of five digits', { phone: '12345' }, ['Käse'], ['phone']],
  ['rejects zero persons', { amount: 0 }, ['Käse'], ['amount']],
  ['rejects a past time', { date: at.minus({ minutes: 1 }) }, ['Käse'], ['date']],
  ['accepts the current time', { date: at }, ['Käse'], []],
  ['requires the consent', { privacy: false }, ['Käse'], ['privacy']],
])('%s', (_title, change, offeredFillings, expected) => {
  expect(Object.keys(validateOrderRequest({ ...validRequest, ...change }, offeredFillings, at))).toEqual(expected);
});

test('distinguishes a missing from a past time', () => {
  const dateError = (date: OrderRequestForm['date']) => validateOrderRequest({ ...validRequest, date }, ['Käse'], at).date;
  expect(dateError(null)).toBe('Bitte wählen Sie Datum und Uhrzeit aus.');
  expect(dateError(at.minus({ minutes: 1 }))).toBe('Bitte wählen Sie einen Zeitpunkt, der noch nicht vorbei ist.');
});

test('offers open days from nine, skips closed days and starts today with the current time', () => {
  const rule = (type: string, from: string, to: string) => ({ type, date: null, isClosed: false, from, to });
  const openingHours = [rule('friday', '06:00', '18:00'), rule('saturday', '06:00', '12:00')] as never;
  const texts = requestSlots({ openingHours }, at.minus({ minutes: 4 }))
    .slice(0, 3)
    .map(slot => [slot.start, slot.end].map(millis => DateTime.fromMillis(millis, { zone: at.zone }).toFormat('ccc HH:mm')).join(' – '));
  expect(texts).toEqual(['Fri 10:30 – Fri 18:00', 'Sat 09:00 – Sat 12:00', 'Fri 09:00 – Fri 18:00']);
});

const daily = [{ type: 'daily', date: null, isClosed: false, from: '14:00', to: '18:00' }] as never;
const slotsAt = (time: string) => requestSlots({ openingHours: daily }, DateTime.fromISO(`2026-11-20T${time}`, { zone: 'Europe/Vienna' }));

test('starts at nine on days that open later', () => expect(slotsAt('00:00')[0]!.start).toBe(at.set({ hour: 9, minute: 0 }).toMillis()));

test('ends after 180 days', () => {
  expect(DateTime.fromMillis(slotsAt('10:00').at(-1)!.end, { zone: 'Europe/Vienna' }).toISODate()).toBe('2027-05-19');
});

test('omits slots shorter than 15 minutes', () => {
  expect(slotsAt('17:45')[0]!.start).toBe(at.set({ hour: 17, minute: 45 }).toMillis());
  expect(slotsAt('17:46')[0]!.start).toBe(at.set({ day: 21, hour: 9, minute: 0 }).toMillis());
});
