/** Content kept once for the whole shop. Its type says which fields it has. */
import { blockOf } from '../../../schema/blocks';
import { collections } from '../../../schema/collections';
import { cleaned } from '../../platform/collections/writing/sanitizeHtml';
import { CollectionService } from '../../platform/collections/collectionService';
import type { Context } from '../../platform/context/context';
import { Block } from './block.entity';

interface BlockChange {
  type?: string;
  config?: object | null;
  value?: object | null;
}

class BlockService extends CollectionService<Block> {
  /** What it says is cleaned by its type, which a change need not name. */
  override update(context: Context, id: string, change: BlockChange, ifMatch?: Date): Promise<Block> {
    return context.atomically(async context => {
      const known = change.value || change.config ? await context.load.one(Block, id) : undefined;
      return super.update(context, id, known ? { type: known.type, ...change } : change, ifMatch);
    });
  }

  protected override columnsOf(context: Context, change: BlockChange, whole: Block): Promise<object> {
    const block = blockOf(change.type);
    const kept = {
      ...change,
      ...(block && change.value && { value: cleaned(block.value, change.value) }),
      ...(block && change.config && { config: cleaned(block.config, change.config) }),
    };
    return super.columnsOf(context, kept, whole);
  }
}

export const blockService = new BlockService(collections.block, Block);
