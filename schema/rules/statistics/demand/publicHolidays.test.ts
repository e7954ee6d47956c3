import { dateOf, dayOfDate } from '../../time/calendar';
import { isPublicHoliday } from './publicHolidays';

const holidaysOf = (year: number, country: string | null): string[] => {
  const first = dayOfDate(`${year}-01-01`);
  return Array.from({ length: 366 }, (_, index) => dateOf(first + index)).filter(
    date => date.startsWith(String(year)) && isPublicHoliday(date, country),
  );
};

test.each([
  ['AT', 2026, '01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26'],
  ['at', 2027, '01-01 01-06 03-29 05-01 05-06 05-17 05-27 08-15 10-26 11-01 12-08 12-25 12-26'],
  ['DE', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
  ['AT', 2038, '01-01 01-06 04-26 05-01 06-03 06-14 06-24 08-15 10-26 11-01 12-08 12-25 12-26'],
])('knows the public holidays of %s in %i', (country, year, dates) =>
  expect(holidaysOf(year, country)).toEqual(dates.split(' ').map(date => `${year}-${date}`)),
);

test.each([null, '', 'FR', 'constructor'])('knows none of %j', country => expect(holidaysOf(2026, country)).toEqual([]));
