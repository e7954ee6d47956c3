/** Empty places in lists of images and records. A form adds one before the editor has selected what it holds. */
import { blocks as blocksField } from '../../../../schema/fields/field';
import { clone, walkValues } from '../../../../schema/fields/walk';
import type { Blocks } from './blockHistory';

const fields = { blocks: blocksField({ label: 'Inhalt' }) };

/** Returns the blocks without these places. */
export function withoutEmptySlots(blocks: Blocks): Blocks {
  const record = clone({ blocks });
  for (const { field, value, set } of walkValues(fields, record))
    if ((field.type === 'images' || field.type === 'references') && Array.isArray(value)) set(value.filter(id => id !== ''));
  return record.blocks;
}
