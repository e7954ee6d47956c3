/** Operations on the blocks of a page as the API takes them. */
import { blockLabels } from '..';
import { array, checkbox, json, select, text, type RecordOf } from '../../fields/field';
import type { Issue } from '../../fields/validation/validate';
import type { StoredBlock } from '../../fields/values';
import { applyOperation, findBlockById, splitField, type BlockOperation, type Blocks } from './blockOperation';

const fields = {
  do: select({
    name: 'BlockOperationType',
    label: 'Vorgang',
    required: true,
    options: { set: 'Ändern', insert: 'Einfügen', move: 'Verschieben', remove: 'Löschen' },
  }),
  id: text({ label: 'Block', description: 'The id of the block; for `insert` a new UUID', required: true }),
  after: text({
    label: 'Nach',
    description: 'For `insert` and `move`: the id of the block that comes before it; null for the first place',
  }),
  type: select({ name: 'BlockType', label: 'Art', description: 'For `insert`: the type of the block', options: blockLabels }),
  config: json({ label: 'Optionen', description: 'For `set`: the options to replace. For `insert`: all options' }),
  value: json({ label: 'Inhalt', description: 'For `set`: the fields to replace. For `insert`: all fields' }),
  isHidden: checkbox({ label: 'Ausgeblendet', description: 'For `set` and `insert`: whether visitors do not see the block' }),
};

/** The maximum number of operations in one request. */
export const maxOperations = 1000;

export const operationsInput = {
  operations: array({ name: 'BlockOperation', label: 'Änderungen', required: true, max: maxOperations, fields }),
};

export type OperationInput = Partial<RecordOf<typeof fields>> & Pick<RecordOf<typeof fields>, 'do' | 'id'>;

/** Returns the input of an operation of the editor. */
export function toOperationInput(operation: BlockOperation): OperationInput {
  switch (operation.do) {
    case 'set': {
      const { do: kind, id, field, value } = operation;
      const [part, name] = splitField(field);
      return { do: kind, id, ...(name === undefined ? { isHidden: value === true } : { [part]: { [name]: value } }) };
    }
    case 'insert': {
      const { type, ...block } = operation.block;
      return { do: 'insert', ...block, type: type as keyof typeof blockLabels, after: operation.after };
    }
    case 'move':
      return { do: 'move', id: operation.id, after: operation.after };
    case 'remove':
      return { do: 'remove', id: operation.block.id };
  }
}

/** Applies the operations in order. Reports those that name a block that does not exist, or insert one that does. */
export function applyInput(blocks: Blocks, operations: readonly OperationInput[]): { blocks: Blocks; issues: Issue[] } {
  const issues: Issue[] = [];
  const result = operations.reduce<Blocks>((current, input, index) => {
    const found = issuesOf(current, input);
    issues.push(...found.map(({ path, ...issue }) => ({ path: ['operations', index, ...path], ...issue })));
    return found.length > 0 ? current : applyOperationInput(current, input);
  }, blocks);
  return { blocks: result, issues };
}

function issuesOf(blocks: Blocks, { do: kind, id, after, type }: OperationInput): Issue[] {
  const exists = findBlockById(blocks, id) !== undefined;
  return [
    ...(kind !== 'insert' && !exists ? [{ path: ['id'], rule: 'recordNotFound' as const }] : []),
    ...(kind === 'insert' && exists ? [{ path: ['id'], rule: 'notUnique' as const }] : []),
    ...(kind === 'insert' && !type ? [{ path: ['type'], rule: 'required' as const }] : []),
    ...(after && !findBlockById(blocks, after) ? [{ path: ['after'], rule: 'recordNotFound' as const }] : []),
  ];
}

function applyOperationInput(blocks: Blocks, { do: kind, id, after = null, type, config, value, isHidden }: OperationInput): Blocks {
  if (kind === 'insert') {
    const block: StoredBlock = { id, type: type!, config: config ?? {}, value: value ?? {}, isHidden: isHidden ?? false };
    return applyOperation(blocks, { do: kind, block, after });
  }
  const block = findBlockById(blocks, id)!;
  if (kind === 'move') return applyOperation(blocks, { do: kind, id, after, from: null });
  if (kind === 'remove') return applyOperation(blocks, { do: kind, block, after: null });
  const changed = {
    ...block,
    config: { ...block.config, ...config },
    value: { ...block.value, ...value },
    isHidden: isHidden ?? block.isHidden,
  };
  return blocks.map(existing => (existing === block ? changed : existing));
}
