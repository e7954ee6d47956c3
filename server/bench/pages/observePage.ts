/** Runs in a page before its scripts and records its web vitals. */
export interface PageTimes {
  /** Milliseconds until the largest content was painted. */
  largestPaint: number;
  /** The milliseconds beyond 50 of the long tasks after the first contentful paint, as Lighthouse counts them. */
  blockingTime: number;
  layoutShift: number;
}

export function observePage(): void {
  const times: PageTimes = { largestPaint: 0, blockingTime: 0, layoutShift: 0 };
  const observe = (type: string, handle: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void): void =>
    new PerformanceObserver(list => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (times.largestPaint = startTime));
  let firstPaint = Infinity;
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime;
  });
  const longTasks: PerformanceEntry[] = [];
  observe('longtask', entry => longTasks.push(entry));
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) times.layoutShift += value;
  });
  const blockingTime = ({ startTime, duration }: PerformanceEntry): number =>
    Math.max(0, startTime + duration - Math.max(startTime, firstPaint) - 50);
  const readTimes = (): PageTimes => ({ ...times, blockingTime: longTasks.reduce((sum, task) => sum + blockingTime(task), 0) });
  Object.assign(window, { readTimes });
}
