/** What a page has recorded of its alarms since it was loaded. */
import type { Page } from 'playwright-core';

export interface AlarmRecord {
  /** The alarms that play now. */
  ringing: number;
  /** The seconds of each sound that was started. */
  sounds: number[];
  /** Whether the browser permits sounds. */
  readonly canPlay: boolean;
}

/** Runs in a page before its scripts and records its sounds in `window.record`. */
export function recordAlarms(): void {
  const contexts: AudioContext[] = [];
  const record: AlarmRecord = {
    ringing: 0,
    sounds: [],
    get canPlay() {
      return contexts.some(({ state }) => state === 'running');
    },
  };
  Object.assign(window, { record });
  const { prototype } = AudioBufferSourceNode;
  const { start, stop } = prototype;
  prototype.start = function (when?: number) {
    record.sounds.push(this.buffer!.duration);
    if (this.loop) record.ringing += 1;
    start.call(this, when);
  };
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      contexts.push(this);
    }
  };
  prototype.stop = function (when?: number) {
    if (this.loop) record.ringing -= 1;
    stop.call(this, when);
  };
}

/** Waits until the page can play sounds: its browser permits them after the first key. */
export async function waitForSound(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { record: AlarmRecord }).record.canPlay);
}

/** Returns the seconds of each sound that the page has started. */
export const soundsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { record: AlarmRecord }).record.sounds);
