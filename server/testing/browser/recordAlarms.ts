/** What a page has recorded of its alarms since it was loaded. */
export interface AlarmRecord {
  /** The alarms that play now. */
  ringing: number;
}

/** Runs in a page before its scripts and counts, in `window.record`, the alarms that play. */
export function recordAlarms(): void {
  const record = { ringing: 0 };
  Object.assign(window, { record });
  const { prototype } = AudioBufferSourceNode;
  const { start, stop } = prototype;
  prototype.start = function (when?: number) {
    if (this.loop) record.ringing += 1;
    start.call(this, when);
  };
  prototype.stop = function (when?: number) {
    if (this.loop) record.ringing -= 1;
    stop.call(this, when);
  };
}
