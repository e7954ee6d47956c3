/** Which value can be edited at an element of the page. */
import { findBlock } from '../../../../../schema/blocks';
import { fieldAt, valueAt } from '../../../../../schema/blocks/valuePath';
import type { Field, Id } from '../../../../../schema/fields/field';
import type { StoredBlock } from '../../../../../schema/fields/values';
import { isArray } from '../../../../../schema/objects';
import type { EditMessage, SharedMessage } from '../../../../blocks/preview/previewMessages';
import { placeOf } from '../elements';

export type FindBlock = (id: Id) => StoredBlock | undefined;

export const fieldOf = (block: StoredBlock, path: string): Field | undefined => fieldAt(findBlock(block.type)?.value ?? {}, path);

/**
 * Returns the message that starts to edit the value at this element, or undefined if it has none that can be edited on the page.
 * The values of a shared block belong to several pages, so that the editor offers the ways to change them.
 */
export function editMessageFor(
  target: Element,
  findStored: FindBlock,
  point?: EditMessage['point'],
): EditMessage | SharedMessage | undefined {
  const place = placeOf(target);
  const block = place && findStored(place.id);
  if (!block || place.field === null) return undefined;
  if (block.type === 'shared') return { preview: 'shared', id: place.id };
  const message = { preview: 'edit', id: place.id, field: place.field } as const;
  const field = fieldOf(block, place.field);
  if (field?.type === 'text' || field?.type === 'richText') return point ? { ...message, point } : message;
  if (field?.type !== 'images') return undefined;
  const index = imageIndexAt(target, valueAt(block.value, place.field));
  return index < 0 ? undefined : { ...message, index };
}

/** The URL of an image contains its id. */
function imageIndexAt(target: Element, ids: unknown): number {
  const image = target.closest('img') ?? target.closest('li')?.querySelector('img');
  return image && isArray(ids) ? ids.findIndex(id => typeof id === 'string' && id !== '' && image.src.includes(id)) : -1;
}

/** Returns the elements of a list of images, each image once. */
export function imageElements(field: Element, ids: readonly unknown[]): HTMLImageElement[] {
  const images = [...field.querySelectorAll('img')];
  return ids.flatMap(id => images.find(image => image.src.includes(String(id))) ?? []);
}
