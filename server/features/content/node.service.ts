/** Entries of a tree beside the pages. */
import { collections } from '../../../schema/collections';
import { CollectionService } from '../../platform/collections/collectionService';
import type { Context } from '../../platform/context/context';
import { Node } from './node.entity';
import { refuseCircle } from './tree';

class NodeService extends CollectionService<Node> {
  override update(context: Context, id: string, change: { parent?: string | null }, ifMatch?: Date): Promise<Node> {
    return context.atomically(async context => {
      const node = await super.update(context, id, change, ifMatch);
      await refuseCircle(context, 'node', id, change.parent);
      return node;
    });
  }
}

export const nodeService = new NodeService(collections.node, Node);
