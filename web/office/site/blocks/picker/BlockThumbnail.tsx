/** A small view of a block with its example content, as it looks in the shop; its icon if it has no content of its own. */
import { memo } from 'react';
import { pageBlocks, type PageBlock } from '../../../../../schema/blocks';
import { keysOf } from '../../../../../schema/objects';
import { PageBlocks } from '../../../../blocks/PageBlocks';
import { toExample } from '../../../../blocks/preview/localBlocks';
import { Icon } from '../../../../ui/display/Icon';
import styles from './BlockPicker.module.css';

export const BlockThumbnail = memo(function BlockThumbnail({ type }: { type: PageBlock }) {
  if (keysOf(pageBlocks[type].example).length === 0) return <Icon name={pageBlocks[type].icon} />;
  const block = toExample({ id: type, type, config: {}, value: {}, isHidden: false }, new Map());
  return <div className={styles.page}>{block && <PageBlocks blocks={[block]} ordering={null} />}</div>;
});
