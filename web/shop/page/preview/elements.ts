/** The elements of blocks and fields in the preview. */
import type { Id } from '../../../../schema/fields/field';

export const blockElements = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-block]')];

export const blockElement = (id: Id): HTMLElement | null => document.querySelector<HTMLElement>(`[data-block="${id}"]`);

/** Returns the element of a value of a block. */
export const findElement = (id: Id, field: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-block="${id}"] [data-field="${field}"]`);

/** Returns the block and the value at this element, if it is in both. */
export function placeOf(element: Element): { id: Id; field: string | null } | undefined {
  const id = element.closest<HTMLElement>('[data-block]')?.dataset.block;
  return id === undefined ? undefined : { id, field: element.closest<HTMLElement>('[data-field]')?.dataset.field ?? null };
}
