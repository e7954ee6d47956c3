/** A small view of a block with its example content, as it looks in the shop. */
import { memo } from 'react';
import type { PageBlock } from '../../../../../schema/blocks';
import { PageBlocks } from '../../../../blocks/PageBlocks';
import { toExample } from '../../../../blocks/preview/localBlocks';
import styles from './BlockPicker.module.css';

export const BlockThumbnail = memo(function BlockThumbnail({ type }: { type: PageBlock }) {
  const block = toExample({ id: type, type, config: {}, value: {}, isHidden: false }, new Map());
  return <div className={styles.page}>{block && <PageBlocks blocks={[block]} ordering={null} />}</div>;
});
