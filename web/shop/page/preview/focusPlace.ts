/** Moves the focus to a value on the page, or to the controls of its block. */
import { blockElement } from './elements';
import type { Selected } from './Selection';

export function focusPlace({ id, field, index }: Selected & { index?: number }): void {
  window.focus(); // it may be in the editor
  if (id === null) return document.querySelector<HTMLElement>('[data-insert]')?.focus();
  const block = blockElement(id);
  const element = field === null ? null : block?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const image = index === undefined ? undefined : element?.querySelectorAll<HTMLElement>('img[tabindex]')[index];
  const target = image ?? (element?.tabIndex === 0 ? element : block?.querySelector<HTMLElement>('[data-canvas] button'));
  target?.focus();
}
