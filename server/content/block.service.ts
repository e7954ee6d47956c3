/** Content kept once for the whole shop. Its type says which fields it has. */
import { blockOf } from '../../schema/blocks';
import { collections } from '../../schema/collections';
import { demand } from '../../schema/errors';
import { check } from '../../schema/fields/check';
import { givenOf } from '../../schema/fields/field';
import { cleaned } from '../collection/cleanHtml';
import { CollectionService } from '../collection/service';
import type { Context } from '../context';
import { Block } from './block.entity';

interface BlockChange {
  type?: string;
  config?: object | null;
  value?: object | null;
}

class BlockService extends CollectionService<Block> {
  /** A type and what it says go together: what the change leaves out of them is as it was. */
  override update(context: Context, id: string, change: BlockChange, ifMatch?: Date): Promise<Block> {
    this.allow(context, 'update');
    demand(check(givenOf(this.definition.fields), change, { partial: true }));
    return context.atomically(async context => {
      const { type, config, value } = await this.get(context, id);
      const isAboutContent = 'type' in change || 'config' in change || 'value' in change;
      return super.update(context, id, isAboutContent ? { type, config, value, ...change } : change, ifMatch);
    });
  }

  protected override columnsOf(change: BlockChange): Promise<object> {
    const block = blockOf(change.type);
    return super.columnsOf({
      ...change,
      ...(block && change.value && { value: cleaned(block.value, change.value) }),
      ...(block && change.config && { config: cleaned(block.config, change.config) }),
    });
  }
}

export const blockService = new BlockService(collections.block, Block);
