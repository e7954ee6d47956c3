/** The header of a block: shows what it contains, and opens or closes its form. It has the focus for the keys of the block. */
import type { MouseEventHandler } from 'react';
import type { StoredBlock } from '../../../../../schema/fields/values';
import { Icon } from '../../../../ui/display/Icon';
import styles from '../BlockList.module.css';
import { blockIcon, blockLabel } from '../blockSummary';
import { useSummary } from './sharedNames';

interface Props {
  entry: StoredBlock;
  isOpen: boolean;
  onPress: MouseEventHandler;
}

export const BlockSummaryButton = ({ entry, isOpen, onPress }: Props) => (
  <button type="button" className={styles.name} data-header={entry.id} aria-expanded={isOpen} onClick={onPress}>
    <span className={styles.icon}>
      <Icon name={blockIcon(entry)} />
    </span>
    <span className={styles.text}>
      <b>{blockLabel(entry)}</b>
      <span>{useSummary(entry)}</span>
    </span>
  </button>
);
