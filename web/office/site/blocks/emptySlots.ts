/** Empty places in lists of images, files and records. A form adds one before the editor has selected what it holds. */
import { blocks as blocksField, isReferenceList } from '../../../../schema/fields/field';
import type { StoredBlock } from '../../../../schema/fields/values';
import { clone, walkValues } from '../../../../schema/fields/walk';

const fields = { blocks: blocksField({ label: 'Inhalt' }) };

/** Returns the block without these places; the same one if it has none. */
export function withoutEmptySlots(block: StoredBlock): StoredBlock {
  const record = clone({ blocks: [block] });
  let hasSlots = false;
  for (const { field, value, set } of walkValues(fields, record)) {
    if (!isReferenceList(field) || !Array.isArray(value) || !value.includes('')) continue;
    hasSlots = true;
    set(value.filter(id => id !== ''));
  }
  return hasSlots ? record.blocks[0]! : block;
}
