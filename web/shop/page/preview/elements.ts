/** The elements of blocks and fields in the preview. */
import type { Id } from '../../../../schema/fields/field';

export const blockElements = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-block]')];

export const blockElement = (id: Id): HTMLElement | null => document.querySelector<HTMLElement>(`[data-block="${id}"]`);

/** Returns the element of a value of a block. */
export const findElement = (id: Id, field: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-block="${id}"] [data-field="${field}"]`);

/** Returns the block and the value at this element, if it is in both. The entries of an example do not exist: only their list does. */
export function placeOf(element: Element): { id: Id; field: string | null } | undefined {
  const { block: id, example } = element.closest<HTMLElement>('[data-block]')?.dataset ?? {};
  if (id === undefined) return undefined;
  const path = element.closest<HTMLElement>('[data-field]')?.dataset.field ?? null;
  return { id, field: example === undefined ? path : (path?.split('.')[0] ?? null) };
}
