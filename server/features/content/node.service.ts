/** Entries of a tree that are no pages. */
import { collections } from '../../../schema/collections';
import { CollectionService } from '../../platform/collections/collectionService';
import type { Context } from '../../platform/context/context';
import { Node } from './node.entity';
import { rejectCycle } from './tree';

class NodeService extends CollectionService<Node> {
  override update(context: Context, id: string, input: { parent?: string | null }, ifMatch?: Date): Promise<Node> {
    return context.transaction(async context => {
      const node = await super.update(context, id, input, ifMatch);
      await rejectCycle(context, 'node', id, input.parent);
      return node;
    });
  }
}

export const nodeService = new NodeService(collections.node, Node);
