/** Shows what a block contains, and opens or closes its form. */
import type { KeyboardEventHandler } from 'react';
import type { StoredBlock } from '../../../../../schema/fields/values';
import { Icon } from '../../../../ui/display/Icon';
import styles from '../BlockList.module.css';
import { blockIcon, blockLabel, blockSummary } from '../blockSummary';

interface Props {
  entry: StoredBlock;
  isOpen: boolean;
  onPress: () => void;
  onKeyDown: KeyboardEventHandler;
}

export const BlockSummaryButton = ({ entry, isOpen, onPress, onKeyDown }: Props) => (
  <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onPress} onKeyDown={onKeyDown}>
    <span className={styles.icon}>
      <Icon name={blockIcon(entry)} />
    </span>
    <span className={styles.text}>
      <b>{blockLabel(entry)}</b>
      <span>{blockSummary(entry)}</span>
    </span>
  </button>
);
