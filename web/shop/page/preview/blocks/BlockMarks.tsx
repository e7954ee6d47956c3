/** Frames the blocks that differ from another version of the page, and says how. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BlockData } from '../../../../blocks/pageContext';
import type { BlockMark } from '../../../../blocks/preview/previewMessages';
import { blockElement } from '../elements';
import { setAttributes } from '../setAttributes';
import styles from './BlockMarks.module.css';

interface Props {
  marks: readonly BlockMark[];
  blocks: readonly BlockData[];
}

export const BlockMarks = ({ marks, blocks }: Props) => marks.map(mark => <PlacedMark key={mark.id} mark={mark} blocks={blocks} />);

/** Hidden blocks have no element. */
function PlacedMark({ mark: { id, kind, label }, blocks }: { mark: BlockMark; blocks: Props['blocks'] }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  // A block has its element only after this render.
  useEffect(() => setContainer(blockElement(id)), [id, blocks]);
  useEffect(() => (container ? setAttributes(container, { 'data-mark': kind }) : undefined), [container, kind]);
  return (
    container &&
    createPortal(
      <p className={styles.marker} data-canvas="" data-kind={kind}>
        {label}
      </p>,
      container,
    )
  );
}
