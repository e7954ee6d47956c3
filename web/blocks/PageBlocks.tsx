/** The blocks of a page in order, each rendered by the component of its type (CMS-08). */
import { memo, Suspense, type ComponentType, type ReactNode } from 'react';
import type { PageBlock } from '../../schema/blocks';
import { toGraphqlEnumValue } from '../../schema/fields/field';
import { CareerBlock } from './CareerBlock';
import { GalleryBlock } from './GalleryBlock';
import { HeroBlock } from './HeroBlock';
import { OrderRequestBlock } from './OrderRequestBlock';
import { blockValue, markOf, shownContent, usePage, type BlockData } from './pageContext';
import { TextBlock } from './TextBlock';
import { getRenderTime } from '../hooks/serverTime';

/** The GraphQL field that holds the values of this block type: `orderRequest` for `order-request`. */
type BlockField<T extends string> = T extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<BlockField<Rest>>}` : T;

export interface BlockProps<T extends PageBlock> {
  value: NonNullable<BlockData[BlockField<T> & keyof BlockData]>;
  config: Record<string, unknown>;
  /** Whether it is the first block of the page. */
  isFirst: boolean;
  /** Whether no block of its type precedes it. Only such a block has the anchor of its type, because an id is unique in a page. */
  isFirstOfType: boolean;
}

/** A shared block shows the component of its content. */
const components: { readonly [T in Exclude<PageBlock, 'shared'>]: ComponentType<BlockProps<T>> } = {
  hero: HeroBlock,
  text: TextBlock,
  gallery: GalleryBlock,
  career: CareerBlock,
  'order-request': OrderRequestBlock,
};

const componentsByType = new Map(
  Object.entries(components).map(([type, component]) => [toGraphqlEnumValue(type), component as ComponentType<object>]),
);

interface Props {
  blocks: readonly BlockData[];
  /** Follows a hero at the start; other blocks follow it. */
  ordering: ReactNode;
}

export function PageBlocks({ blocks, ordering }: Props) {
  const { hasHero, canvas } = usePage();
  const heroes = hasHero ? 1 : 0;
  const types = blocks.map(({ type }) => type);
  const elements = blocks.map((block, index) => (
    <Block key={block.id} block={block} isFirst={index === 0} isFirstOfType={types.indexOf(block.type) === index} />
  ));
  return (
    <>
      {canvas?.InsertPoint && <canvas.InsertPoint after={null} />}
      {elements.slice(0, heroes)}
      <Suspense>{ordering}</Suspense>
      {elements.slice(heroes)}
    </>
  );
}

interface BlockElementProps extends Pick<BlockProps<PageBlock>, 'isFirst' | 'isFirstOfType'> {
  block: BlockData;
}

const Block = memo(function Block({ block, ...position }: BlockElementProps) {
  const { canvas } = usePage();
  const content = shownContent(block, getRenderTime());
  const Component = content && componentsByType.get(content.type);
  const value = content && blockValue(content);
  const isUnseen = !Component || !value;
  if (isUnseen && !(canvas && block.type === 'shared')) return null;
  return (
    <>
      <div {...markOf(block)}>
        {block.isExample && canvas && <canvas.ExampleNote />}
        {isUnseen ? (
          canvas && <canvas.UnseenNote block={block} />
        ) : (
          // The browser takes over a page of the server boundary by boundary, so that no task is long.
          <Suspense>
            <Component {...{ value, config: content.config, ...position }} />
          </Suspense>
        )}
      </div>
      {canvas?.InsertPoint && <canvas.InsertPoint after={block.id} />}
    </>
  );
});
