/** Tells whether a block has content. */
import type { FieldType } from '../fields/field';
import type { StoredBlock } from '../fields/values';
import { getField, isArray } from '../objects';
import { findBlock } from './index';

const contentTypes: readonly FieldType[] = ['text', 'richText', 'markdown', 'textList', 'images', 'file', 'files', 'array', 'reference'];

/** Tells whether nothing has been entered that visitors would see. */
export function isWithoutContent({ type, value }: Pick<StoredBlock, 'type' | 'value'>): boolean {
  const fields = Object.entries(findBlock(type)?.value ?? {});
  return fields.every(([name, field]) => !contentTypes.includes(field.type) || isEmptyContent(getField(value, name)));
}

/** Tells whether visitors would see the block without anything in it. */
export const isEmptyBlock = (block: StoredBlock): boolean =>
  !block.isHidden && !findBlock(block.type)?.isUsefulEmpty && isWithoutContent(block);

/** Returns the fields that an editor sees instead of an empty block. */
export const exampleOf = (type: string): object => findBlock(type)?.example ?? {};

const isEmptyContent = (content: unknown): boolean =>
  typeof content === 'string' ? content.replace(/<(?!img\b)[^>]*>/g, '').trim() === '' : !isArray(content) || content.length === 0;
