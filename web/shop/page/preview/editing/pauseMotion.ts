/** Pauses the animations of the preview while an editor types: on a long page they take a large part of the time of each frame. */

/** Milliseconds after the last change until the animations continue. */
const pauseDuration = 1_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Called at each change of the page. The styles of the preview use the attribute. */
export function pauseMotion(): void {
  const { dataset } = document.documentElement;
  dataset.changing = '';
  clearTimeout(timer);
  timer = setTimeout(() => delete dataset.changing, pauseDuration);
}
