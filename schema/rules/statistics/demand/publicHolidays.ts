/** The public holidays of a whole country (domain.md 5.2). Those of single states are days with opening hours of their own. Pure functions. */
import { dateOf, dayOfDate } from '../../time/calendar';

/** Fixed days as `MM-DD`, and days after Easter Sunday. */
const holidays: Readonly<Record<string, { readonly fixed: readonly string[]; readonly afterEaster: readonly number[] }>> = {
  AT: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    afterEaster: [1, 39, 50, 60],
  },
  DE: { fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'], afterEaster: [-2, 1, 39, 50] },
};

/** Returns Easter Sunday, in days since 1970, by the algorithm of Gauss as Lichtenberg extended it. */
function easterOf(year: number): number {
  const century = Math.floor(year / 100);
  const moonShift = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sunShift = 2 - Math.floor((3 * century + 3) / 4);
  const moonYear = year % 19;
  const seed = (19 * moonYear + moonShift) % 30;
  const correction = Math.floor((seed + Math.floor(moonYear / 11)) / 29);
  const fullMoon = 21 + seed - correction;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sunShift) % 7);
  const distance = 7 - ((fullMoon - firstSunday) % 7);
  return dayOfDate(`${year}-03-01`) + fullMoon + distance - 1;
}

/** Tells whether a date is a public holiday of the country; false for other countries than AT and DE. */
export function isPublicHoliday(date: string, country: string | null): boolean {
  const days = holidays[country?.toUpperCase() ?? ''];
  const easter = easterOf(Number(date.slice(0, 4)));
  return !!days && (days.fixed.includes(date.slice(5)) || days.afterEaster.some(offset => dateOf(easter + offset) === date));
}
