/** Finds the operations that turn the blocks of one version of a page into those of another. */
import type { Id } from '../../fields/field';
import type { StoredBlock } from '../../fields/values';
import { applyOperation, changesOf, findBlockById, previousId, type BlockOperation, type Blocks } from './blockOperation';

/** Returns operations that turn `from` into `to`, with as few moves as possible. */
export function operationsBetween(from: Blocks, to: Blocks): BlockOperation[] {
  const operations: BlockOperation[] = [];
  let blocks = from;
  const apply = (operation: BlockOperation): void => {
    operations.push(operation);
    blocks = applyOperation(blocks, operation);
  };
  for (const block of from) if (!findSame(to, block)) apply({ do: 'remove', block, after: previousId(blocks, block.id) });
  const inOrder = new Set(longestCommonOrder(blocks, to));
  for (const block of to) {
    const { id } = block;
    const after = previousId(to, id);
    const before = previousId(blocks, id);
    if (!findBlockById(blocks, id)) apply({ do: 'insert', block, after });
    else if (!inOrder.has(id) && before !== after) apply({ do: 'move', id, after, from: before });
  }
  const changes = to.flatMap(block => changesOf(findBlockById(blocks, block.id)!, block));
  return [...operations, ...changes];
}

/** Finds the block with the same id and type; a block does not change its type. */
export const findSame = (blocks: Blocks, { id, type }: StoredBlock): StoredBlock | undefined =>
  blocks.find(block => block.id === id && block.type === type);

/** Returns the ids of the most blocks that have the same order in both lists: the longest increasing subsequence of their positions. */
function longestCommonOrder(from: Blocks, to: Blocks): Id[] {
  const positions = new Map(from.map(({ id }, position) => [id, position]));
  const common = to.flatMap(({ id }) => (positions.has(id) ? [{ id, position: positions.get(id)! }] : []));
  const longest: Id[][] = []; // the longest one that ends with each block
  common.forEach(({ id, position }, index) => {
    const earlier = common.slice(0, index).flatMap((other, at) => (other.position < position ? [longest[at]!] : []));
    longest.push([...longestOf(earlier), id]);
  });
  return longestOf(longest);
}

const longestOf = (lists: readonly Id[][]): Id[] => lists.reduce((longest, list) => (list.length > longest.length ? list : longest), []);
