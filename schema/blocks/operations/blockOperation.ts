/**
 * Changes of the blocks of a page. The editor sends only these, and two editors of a page merge by them. An operation of the editor also
 * knows what it replaced, so that it can be undone.
 */
import type { Id } from '../../fields/field';
import type { StoredBlock } from '../../fields/values';
import { getField, isEqual } from '../../objects';

export type Blocks = readonly StoredBlock[];

/** A part of a block, or the field of its `config` or `value`: `value.title`, `isHidden`. */
export type BlockField = 'isHidden' | `${'config' | 'value'}.${string}`;

export interface SetField {
  readonly do: 'set';
  readonly id: Id;
  readonly field: BlockField;
  readonly value: unknown;
  /** The value before. */
  readonly before: unknown;
}

/** Inserts or removes a block after another one; null is the top of the page. */
interface InsertOrRemove<D extends 'insert' | 'remove'> {
  readonly do: D;
  readonly block: StoredBlock;
  readonly after: Id | null;
}

interface Move {
  readonly do: 'move';
  readonly id: Id;
  readonly after: Id | null;
  /** The block after which it was. */
  readonly from: Id | null;
}

export type BlockOperation = SetField | InsertOrRemove<'insert'> | InsertOrRemove<'remove'> | Move;

/** Returns the id of the block that the operation changes. */
export const blockIdOf = (operation: BlockOperation): Id => ('block' in operation ? operation.block.id : operation.id);

export const findBlockById = (blocks: Blocks, id: Id): StoredBlock | undefined => blocks.find(block => block.id === id);

/** Returns the id of the block before this one, null for the first one. */
export const previousId = (blocks: Blocks, id: Id): Id | null => blocks[blocks.findIndex(block => block.id === id) - 1]?.id ?? null;

/** Returns the part of the block, and the name of the field in it. */
export function splitField(field: BlockField): [part: 'config' | 'value' | 'isHidden', name?: string] {
  if (field === 'isHidden') return [field];
  const position = field.indexOf('.');
  return [field.startsWith('value.') ? 'value' : 'config', field.slice(position + 1)];
}

export function readField(block: StoredBlock, field: BlockField): unknown {
  const [part, name] = splitField(field);
  return part === 'isHidden' || name === undefined ? block.isHidden : (getField(block[part], name) ?? null);
}

export function writeField(block: StoredBlock, field: BlockField, value: unknown): StoredBlock {
  const [part, name] = splitField(field);
  return part === 'isHidden' || name === undefined
    ? { ...block, isHidden: value === true }
    : { ...block, [part]: { ...block[part], [name]: value } };
}

/** Applies an operation. A missing block stays missing; a block whose position is missing is added at the end. */
export function applyOperation(blocks: Blocks, operation: BlockOperation): Blocks {
  switch (operation.do) {
    case 'set': {
      const { id, field, value } = operation;
      return blocks.map(block => (block.id === id ? writeField(block, field, value) : block));
    }
    case 'insert':
      return insertAfter(withoutBlock(blocks, operation.block.id), operation.block, operation.after);
    case 'remove':
      return withoutBlock(blocks, operation.block.id);
    case 'move': {
      const block = findBlockById(blocks, operation.id);
      return block ? insertAfter(withoutBlock(blocks, block.id), block, operation.after) : blocks;
    }
  }
}

export const applyOperations = (blocks: Blocks, operations: readonly BlockOperation[]): Blocks => operations.reduce(applyOperation, blocks);

const withoutBlock = (blocks: Blocks, removedId: Id): Blocks => blocks.filter(({ id }) => id !== removedId);

function insertAfter(blocks: Blocks, block: StoredBlock, after: Id | null): Blocks {
  if (after === null) return [block, ...blocks];
  const position = blocks.findIndex(({ id }) => id === after);
  return position < 0 ? [...blocks, block] : blocks.toSpliced(position + 1, 0, block);
}

/** Returns the operation that undoes this one. */
export function invert(operation: BlockOperation): BlockOperation {
  switch (operation.do) {
    case 'set':
      return { ...operation, value: operation.before, before: operation.value };
    case 'insert':
      return { ...operation, do: 'remove' };
    case 'remove':
      return { ...operation, do: 'insert' };
    case 'move':
      return { ...operation, after: operation.from, from: operation.after };
  }
}

/** Returns the operations that change a block into its new version. */
export function changesOf(before: StoredBlock, after: StoredBlock): SetField[] {
  const changes = (['value', 'config'] as const).flatMap(part =>
    Object.keys({ ...before[part], ...after[part] }).map((name): BlockField => `${part}.${name}`),
  );
  return [...changes, 'isHidden' as const].flatMap(field => {
    const values = { value: readField(after, field), before: readField(before, field) };
    return isEqual(values.value, values.before) ? [] : [{ do: 'set' as const, id: before.id, field, ...values }];
  });
}

/**
 * Merges the operations on the same field into one, so that the text of a minute is sent once. A field that has its first value again needs
 * no operation.
 */
export function compact(operations: readonly BlockOperation[]): BlockOperation[] {
  const merged: BlockOperation[] = [];
  for (const operation of operations) {
    const index = operation.do === 'set' ? findMergeable(merged, operation) : -1;
    const earlier = merged[index];
    if (operation.do !== 'set' || earlier?.do !== 'set') merged.push(operation);
    else merged[index] = { ...operation, before: earlier.before };
  }
  return merged.filter(operation => operation.do !== 'set' || !isEqual(operation.value, operation.before));
}

/** Returns the position of the earlier operation on the same field, if the block was neither inserted nor removed since. */
function findMergeable(operations: readonly BlockOperation[], { id, field }: SetField): number {
  return operations.findLastIndex(
    operation => blockIdOf(operation) === id && (operation.do === 'set' ? operation.field === field : operation.do !== 'move'),
  );
}
