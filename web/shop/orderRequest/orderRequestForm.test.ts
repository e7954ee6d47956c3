import { DateTime } from 'luxon';
import { emptyRequest, faultsOf, requestSlots, type Request } from './orderRequestForm';

const at = DateTime.fromISO('2026-11-20T10:30', { zone: 'Europe/Vienna' }); // a Friday
const sound: Request = {
  ...emptyRequest,
  firstName: 'Jo',
  lastName: 'Bo',
  email: 'a@b.c',
  phone: '123456',
  date: at.plus({ days: 1 }),
  fillings: ['Käse'],
  privacy: true,
};

test('an empty request lacks everything but what it begins with', () => {
  expect(Object.keys(faultsOf(emptyRequest, ['Käse'], at))).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'date',
    'fillings',
    'privacy',
  ]);
});

test.each<[string, Partial<Request>, readonly string[], string[]]>([
  ['is sound', {}, ['Käse'], []],
  ['needs no filling where none is offered', { fillings: [] }, [], []],
  ['names with one letter', { firstName: 'J', lastName: 'B' }, ['Käse'], ['firstName', 'lastName']],
  ['a letter and a blank', { firstName: 'J ', lastName: ' B' }, ['Käse'], ['firstName', 'lastName']],
  ['an address between blanks', { email: ' a@b.c ' }, ['Käse'], []],
  ['one person comes', { amount: 1 }, ['Käse'], []],
  ['an address without a dot', { email: 'a@b' }, ['Käse'], ['email']],
  ['five digits', { phone: '12345' }, ['Käse'], ['phone']],
  ['nobody comes', { amount: 0 }, ['Käse'], ['amount']],
  ['a time that is over', { date: at.minus({ minutes: 1 }) }, ['Käse'], ['date']],
  ['the time it is', { date: at }, ['Käse'], []],
  ['no consent', { privacy: false }, ['Käse'], ['privacy']],
])('%s', (_what, change, offered, expected) => {
  expect(Object.keys(faultsOf({ ...sound, ...change }, offered, at))).toEqual(expected);
});

test('what is missing of the time is not what is over', () => {
  const said = (date: Request['date']) => faultsOf({ ...sound, date }, ['Käse'], at).date;
  expect(said(null)).toBe('Bitte wählen Sie Datum und Uhrzeit aus.');
  expect(said(at.minus({ minutes: 1 }))).toBe('Bitte wählen Sie einen Zeitpunkt, der noch nicht vorbei ist.');
});

test('open days begin at nine, closed ones are left out, and today begins now', () => {
  const rule = (type: string, from: string, to: string) => ({ type, date: null, isClosed: false, from, to });
  const openingHours = [rule('friday', '06:00', '18:00'), rule('saturday', '06:00', '12:00')] as never;
  const texts = requestSlots({ openingHours }, at.minus({ minutes: 4 }))
    .slice(0, 3)
    .map(slot => [slot.start, slot.end].map(millis => DateTime.fromMillis(millis, { zone: at.zone }).toFormat('ccc HH:mm')).join(' – '));
  expect(texts).toEqual(['Fri 10:30 – Fri 18:00', 'Sat 09:00 – Sat 12:00', 'Fri 09:00 – Fri 18:00']);
});

const daily = [{ type: 'daily', date: null, isClosed: false, from: '14:00', to: '18:00' }] as never;
const slotsAt = (time: string) => requestSlots({ openingHours: daily }, DateTime.fromISO(`2026-11-20T${time}`, { zone: 'Europe/Vienna' }));

test('a day that opens later begins at nine too', () => expect(slotsAt('00:00')[0]!.start).toBe(at.set({ hour: 9, minute: 0 }).toMillis()));

test('the last day is 180 days away', () => {
  expect(DateTime.fromMillis(slotsAt('10:00').at(-1)!.end, { zone: 'Europe/Vienna' }).toISODate()).toBe('2027-05-19');
});

test('less than a quarter of an hour is no time to ask for', () => {
  expect(slotsAt('17:45')[0]!.start).toBe(at.set({ hour: 17, minute: 45 }).toMillis());
  expect(slotsAt('17:46')[0]!.start).toBe(at.set({ day: 21, hour: 9, minute: 0 }).toMillis());
});
