/** Entries of a tree beside the pages. */
import { collections } from '../../schema/collections';
import { demand } from '../../schema/errors';
import { check } from '../../schema/fields/check';
import { givenOf } from '../../schema/fields/field';
import { CollectionService } from '../collection/service';
import type { Context } from '../context';
import { Node } from './node.entity';
import { refuseCircle } from './tree';

class NodeService extends CollectionService<Node> {
  override update(context: Context, id: string, change: { parent?: string | null }, ifMatch?: Date): Promise<Node> {
    this.allow(context, 'update');
    demand(check(givenOf(this.definition.fields), change, { partial: true }));
    return context.atomically(async context => {
      await refuseCircle(context, 'node', id, change.parent);
      return super.update(context, id, change, ifMatch);
    });
  }
}

export const nodeService = new NodeService(collections.node, Node);
