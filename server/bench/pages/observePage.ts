/** Runs in a page before its scripts and records its web vitals. */
export interface PageTimes {
  /** Milliseconds until the largest content was painted. */
  largestPaint: number;
  /** The milliseconds beyond 50 of all long tasks. */
  blockingTime: number;
  layoutShift: number;
}

export function observePage(): void {
  const times: PageTimes = { largestPaint: 0, blockingTime: 0, layoutShift: 0 };
  const observe = (type: string, handle: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void): void =>
    new PerformanceObserver(list => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (times.largestPaint = startTime));
  observe('longtask', ({ duration }) => (times.blockingTime += Math.max(0, duration - 50)));
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) times.layoutShift += value;
  });
  Object.assign(window, { readTimes: () => times });
}
