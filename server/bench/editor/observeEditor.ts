/** Runs in the page editor and in its preview: measures when a key press is painted in both. */

export interface EditorTimes {
  /** Milliseconds from a key press to the next paint of the editor. */
  painted: number[];
  /** Milliseconds from a key press to the paint of its change in the preview. */
  previewed: number[];
}

interface MeasuredWindow extends Window {
  pressedAt?: number;
  addPreviewed?: (time: number) => void;
  readTimes?: () => EditorTimes;
}

/** Adds its functions to the window. It is sent to the browser, so it must not use anything outside. */
export function observeEditor(): void {
  const measured: MeasuredWindow = window;
  const afterPaint = (measure: () => void): void =>
    void requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = measure;
      port2.postMessage(undefined);
    });
  if (window.parent !== window) {
    const parent: MeasuredWindow = window.parent;
    let seen: number | undefined;
    const observe = (): void =>
      new MutationObserver(() => {
        const pressedAt = parent.pressedAt;
        if (pressedAt === undefined || pressedAt === seen) return;
        seen = pressedAt;
        afterPaint(() => parent.addPreviewed?.(performance.timeOrigin + performance.now() - pressedAt));
      }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
    if (document.documentElement) observe();
    else addEventListener('DOMContentLoaded', observe);
    return;
  }
  let times: EditorTimes = { painted: [], previewed: [] };
  const now = (): number => performance.timeOrigin + performance.now();
  addEventListener(
    'keydown',
    () => {
      const pressedAt = now();
      measured.pressedAt = pressedAt;
      afterPaint(() => times.painted.push(now() - pressedAt));
    },
    true,
  );
  measured.addPreviewed = time => times.previewed.push(time);
  measured.readTimes = () => {
    const read = times;
    times = { painted: [], previewed: [] };
    return read;
  };
}
