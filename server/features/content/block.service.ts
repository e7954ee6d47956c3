/** The service of shared blocks. The type of a block determines its fields. */
import { findBlock } from '../../../schema/blocks';
import { collections } from '../../../schema/collections';
import { sanitizeRecord } from '../../platform/collections/writing/sanitizeHtml';
import { CollectionService } from '../../platform/collections/collectionService';
import type { Context } from '../../platform/context/context';
import { Block } from './block.entity';

interface BlockInput {
  type?: string;
  config?: object | null;
  value?: object | null;
}

class BlockService extends CollectionService<Block> {
  /** Sanitizing and validating a value needs the type, which a partial update may omit. */
  override update(context: Context, id: string, input: BlockInput, ifMatch?: Date): Promise<Block> {
    return context.transaction(async context => {
      const stored = input.value || input.config ? await context.load.one(Block, id) : undefined;
      return super.update(context, id, stored ? { type: stored.type, ...input } : input, ifMatch);
    });
  }

  protected override toColumns(context: Context, input: BlockInput, record: Block): Promise<object> {
    const block = findBlock(input.type);
    const sanitized = {
      ...input,
      ...(block && input.value && { value: sanitizeRecord(block.value, input.value) }),
      ...(block && input.config && { config: sanitizeRecord(block.config, input.config) }),
    };
    return super.toColumns(context, sanitized, record);
  }
}

export const blockService = new BlockService(collections.block, Block);
