/** The blocks of a page, one under the other, each shown by the component of its type (CMS-08). */
import type { ComponentType } from 'react';
import type { PageBlock } from '../../schema/blocks';
import { memberOf } from '../../schema/fields/field';
import { CareerBlock } from './CareerBlock';
import { GalleryBlock } from './GalleryBlock';
import { HeroBlock } from './HeroBlock';
import { OrderRequestBlock } from './OrderRequestBlock';
import type { ShownBlock } from './pageContext';
import { TextBlock } from './TextBlock';

/** What a block of this type says: its field on the block. */
type Member<T extends PageBlock> = T extends 'order-request' ? 'orderRequest' : T;
export interface BlockProps<T extends PageBlock> {
  value: NonNullable<ShownBlock[Member<T> & keyof ShownBlock]>;
  config: Record<string, unknown>;
  /** The first of its page. */
  isFirst: boolean;
}

const components: { readonly [T in PageBlock]: ComponentType<BlockProps<T>> } = {
  hero: HeroBlock,
  text: TextBlock,
  gallery: GalleryBlock,
  career: CareerBlock,
  'order-request': OrderRequestBlock,
};

const byMember = new Map(Object.entries(components).map(([type, component]) => [memberOf(type), component as ComponentType<object>]));

export const PageBlocks = ({ blocks }: { blocks: readonly ShownBlock[] }) =>
  blocks.map((block, index) => {
    const Component = byMember.get(block.type);
    const value = block[block.type as keyof ShownBlock];
    if (!Component || !value) return null;
    return (
      <div key={block.id} data-block={block.id}>
        <Component {...{ value, config: block.config, isFirst: index === 0 }} />
      </div>
    );
  });
