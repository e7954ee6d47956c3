/** Target, balance, vacation and sick days of a user (G-107). Days are dates in the time zone of the shop. */
import { dayOfDate } from '../time/calendar';

interface Employment {
  /** Without it, the planned shifts are the target. */
  readonly weeklyTargetMinutes: number | null;
  /** 1 is Monday; empty: Monday to Friday. */
  readonly workingDays: readonly number[];
  readonly employmentStart: string | null;
  readonly employmentEnd: string | null;
}

export interface PlannedDay {
  readonly date: string;
  readonly type: 'shift' | 'vacation' | 'sick' | 'holiday' | 'unavailable';
  /** Of shifts. */
  readonly minutes: number;
}

const officeDays = [1, 2, 3, 4, 5];
/** Absences that count as worked. */
const paidAbsences: readonly PlannedDay['type'][] = ['vacation', 'sick', 'holiday'];

const daysPerWeek = 7;
/** 1 is Monday. 1 January 1970 was a Thursday. */
const weekdayNumber = (date: string): number => ((dayOfDate(date) + 3) % daysPerWeek) + 1;

function isWorkingDay({ workingDays, employmentStart, employmentEnd }: Employment, date: string): boolean {
  if ((employmentStart && date < employmentStart) || (employmentEnd && date > employmentEnd)) return false;
  return (workingDays.length > 0 ? workingDays : officeDays).includes(weekdayNumber(date));
}

/** Returns the target of these days, and how much of it paid absences fulfil, in minutes. */
export function targetOf(
  employment: Employment,
  days: readonly string[],
  planned: readonly PlannedDay[],
): { target: number; credit: number } {
  const { weeklyTargetMinutes, workingDays } = employment;
  if (weeklyTargetMinutes === null) {
    const shifts = planned.filter(({ type, date }) => type === 'shift' && days.includes(date));
    return { target: shifts.reduce((sum, { minutes }) => sum + minutes, 0), credit: 0 };
  }
  const perDay = weeklyTargetMinutes / (workingDays.length || officeDays.length);
  const workDays = days.filter(date => isWorkingDay(employment, date));
  const absent = new Set(planned.filter(({ type }) => paidAbsences.includes(type)).map(({ date }) => date));
  return {
    target: Math.round(perDay * workDays.length),
    credit: Math.round(perDay * workDays.filter(date => absent.has(date)).length),
  };
}

/** Counts the working days with an absence of this type. */
export const absentDays = (employment: Employment, planned: readonly PlannedDay[], type: 'vacation' | 'sick'): number =>
  new Set(planned.filter(day => day.type === type && isWorkingDay(employment, day.date)).map(({ date }) => date)).size;
