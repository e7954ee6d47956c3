/** Moves the focus to a value on the page, or to the controls of its block. */
import { blockElement } from './elements';
import type { Selected } from './Selection';

type FocusPosition = Selected & { index?: number | undefined };

/** Milliseconds until a new block has its element, and what a person does who continues elsewhere. */
const appearTime = 3_000;
const leavingEvents = ['pointerdown', 'keydown', 'blur'] as const;

export function focusPlace(place: FocusPosition): void {
  window.focus(); // it may be in the editor
  if (focusTarget(place)) return;
  const observer = new MutationObserver(() => {
    if (focusTarget(place)) stop();
  });
  const stop = (): void => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(stop, appearTime);
  for (const event of leavingEvents) addEventListener(event, stop, { once: true });
}

/** Returns whether the page has the place. */
function focusTarget(place: FocusPosition): boolean {
  const target = findTarget(place);
  target?.focus();
  return Boolean(target);
}

function findTarget({ id, field, index }: FocusPosition): HTMLElement | null | undefined {
  if (id === null) return document.querySelector<HTMLElement>('[data-insert]');
  const block = blockElement(id);
  const element = field === null ? null : block?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const image = index === undefined ? undefined : element?.querySelectorAll<HTMLElement>('img[tabindex]')[index];
  return image ?? (element?.tabIndex === 0 ? element : block?.querySelector<HTMLElement>('[data-canvas] button'));
}
