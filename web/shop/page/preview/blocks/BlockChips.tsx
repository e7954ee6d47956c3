/** The names of the selected block and of the one below the pointer, with their handles. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Id } from '../../../../../schema/fields/field';
import { usePage, type BlockData } from '../../../../blocks/pageContext';
import { blockElement, blockElements } from '../elements';
import { BlockChip } from './BlockChip';
import styles from './BlockChip.module.css';

interface Props {
  selectedId: Id | null;
  /** All blocks in order, also hidden ones. */
  order: readonly Id[];
  blocks: readonly BlockData[];
}

export function BlockChips({ selectedId, order, blocks }: Props) {
  const hoveredId = useHoveredBlock();
  const ids = new Set([selectedId, hoveredId]);
  return blocks
    .filter(({ id }) => ids.has(id))
    .map(block => <PlacedChip key={block.id} block={block} order={order} blocks={blocks} isSelected={block.id === selectedId} />);
}

interface PlacedChipProps extends Omit<Props, 'selectedId'> {
  block: BlockData;
  isSelected: boolean;
}

/** A chip inside of its block, and the frame of a shared one. */
function PlacedChip({ block, order, blocks, isSelected }: PlacedChipProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  // A new block, or one that was moved to the top, has its element only after this render.
  useEffect(() => setContainer(blockElement(block.id)), [block.id, blocks]);
  const { hasHero = false } = usePage();
  const isUnderHeader = hasHero && container === blockElements()[0];
  const chip = <BlockChip {...{ block, order, isSelected, isUnderHeader }} />;
  return (
    container &&
    createPortal(
      <>
        {block.type === 'shared' && <div data-canvas="" className={styles.sharedFrame} data-thick={isSelected || undefined} />}
        {chip}
      </>,
      container,
    )
  );
}

function useHoveredBlock(): Id | null {
  const [id, setId] = useState<Id | null>(null);
  useEffect(() => {
    const handlePointer = ({ target, pointerType, buttons }: PointerEvent): void => {
      if (pointerType !== 'mouse' || buttons !== 0 || !(target instanceof Element)) return;
      setId(target.closest<HTMLElement>('[data-block]')?.dataset.block ?? null);
    };
    const leave = (): void => setId(null);
    addEventListener('pointerover', handlePointer);
    document.documentElement.addEventListener('pointerleave', leave);
    return () => {
      removeEventListener('pointerover', handlePointer);
      document.documentElement.removeEventListener('pointerleave', leave);
    };
  }, []);
  return id;
}
