import { currentTime, hearTime } from './clock';

const answer = (date?: string) => new Response('', { headers: date === undefined ? {} : { date } });
const device = Date.parse('2026-11-16T09:00:00Z');

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(device));
afterEach(() => void jest.restoreAllMocks());

test.each<[string | undefined, string, string]>([
  ['Mon, 16 Nov 2026 11:00:00 GMT', '2026-11-16T11:00:00.000Z', 'a device two hours slow'],
  ['Mon, 16 Nov 2026 07:00:00 GMT', '2026-11-16T07:00:00.000Z', 'a device two hours fast'],
  ['Mon, 16 Nov 2026 09:00:20 GMT', '2026-11-16T09:00:00.000Z', 'no more than an answer may take on its way'],
  [undefined, '2026-11-16T09:00:00.000Z', 'an answer without a time'],
  ['gestern', '2026-11-16T09:00:00.000Z', 'an answer with nonsense for a time'],
])('an answer of %s makes it %s: %s', (date, expected) => {
  hearTime(answer('Mon, 16 Nov 2026 09:00:00 GMT'), device);
  hearTime(answer(date), device);
  expect(new Date(currentTime()).toISOString()).toBe(expected);
});

test('what an answer took on its way is not the clock going wrong', () => {
  hearTime(answer('Mon, 16 Nov 2026 08:59:40 GMT'), device - 25_000);
  expect(currentTime()).toBe(device);
});
