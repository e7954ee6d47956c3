/** The figures of a day as a curve that sums up, beside that of a usual day. Pure functions. */

interface Hour {
  readonly hour: number;
  readonly gross: number;
  readonly usualGross: number | null;
}

export interface CurvePoint {
  /** The time of day in hours: 10.5 is half past ten. */
  readonly time: number;
  /** What was reached by then; null for times to come. */
  readonly value: number | null;
  readonly usual: number | null;
}

interface Present {
  readonly time: number;
  readonly gross: number;
  readonly usualGross: number | null;
}

/** Returns the hours from the first to the last with orders, of today or of a usual day. */
export function busyHours<H extends { hour: number; orders: number; usualOrders: number | null }>(hours: readonly H[]): readonly H[] {
  const isBusy = ({ orders, usualOrders }: H): boolean => orders > 0 || (usualOrders ?? 0) > 0;
  return hours.slice(Math.max(0, hours.findIndex(isBusy)), hours.findLastIndex(isBusy) + 1);
}

/** Returns the sums at the full hours, and at the present time. */
export function dayCurve(hours: readonly Hour[], present: Present): CurvePoint[] {
  const [first] = hours;
  if (!first) return [];
  const points: CurvePoint[] = [
    { time: first.hour, value: first.hour <= present.time ? 0 : null, usual: first.usualGross === null ? null : 0 },
  ];
  let [value, usual] = [0, 0];
  for (const { hour, gross, usualGross } of hours) {
    value += gross;
    usual += usualGross ?? 0;
    points.push({ time: hour + 1, value: hour + 1 <= present.time ? value : null, usual: usualGross === null ? null : usual });
  }
  const now: CurvePoint = { time: present.time, value: present.gross, usual: present.usualGross };
  return [...points.filter(({ time }) => time !== now.time), now]
    .filter(({ time }) => time >= first.hour)
    .sort((one, other) => one.time - other.time);
}

/** Returns `10:30` for 10.5. */
export function clockText(time: number): string {
  const minutes = Math.round(time * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
