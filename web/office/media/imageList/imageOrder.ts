/** The order of the images of a list. An image may be in it several times. */
import type { Id } from '../../../../schema/fields/field';

/** Adds an uploaded image before those that were selected after it, because uploads do not end in the order of their files. */
export function insertUploaded(ids: readonly Id[], id: Id, laterIds: readonly Id[]): Id[] {
  const index = ids.findLastIndex(other => !laterIds.includes(other)) + 1;
  return ids.toSpliced(index, 0, id);
}

/** Moves an image to another index. */
export function moveImage(ids: readonly Id[], from: number, to: number): Id[] {
  const [moved] = ids.slice(from, from + 1);
  return moved === undefined ? [...ids] : ids.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Returns a key for each image: its id, and its number among the same images. */
export const keysOfImages = (ids: readonly Id[]): string[] =>
  ids.map((id, index) => `${id} ${ids.slice(0, index).filter(other => other === id).length}`);

/** Returns the message about images that were left out because of the maximum, or undefined. */
export const leftOutText = (count: number, max: number): string | undefined =>
  count > 0
    ? `${count === 1 ? 'Ein Bild wurde' : `${count} Bilder wurden`} nicht hinzugefügt. Hier sind höchstens ${max} Bilder möglich.`
    : undefined;
