/** Entries of a tree that are no pages. */
import { collections } from '../../../schema/collections';
import { CollectionService } from '../../platform/collections/collectionService';
import type { Context } from '../../platform/context/context';
import { Node } from './node.entity';
import { rejectCycle } from './tree';

class NodeService extends CollectionService<Node> {
  protected override async toColumns(context: Context, input: Pick<Partial<Node>, 'parent'>, record: Partial<Node>): Promise<object> {
    await rejectCycle(context, 'node', { id: record.id, parent: input.parent });
    return super.toColumns(context, input, record);
  }
}

export const nodeService = new NodeService(collections.node, Node);
