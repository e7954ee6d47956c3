/** A button between two blocks that adds another one there. */
import { memo } from 'react';
import type { Id } from '../../../../../schema/fields/field';
import { Icon } from '../../../../ui/display/Icon';
import styles from '../BlockList.module.css';

interface Props {
  /** The block that will follow. */
  before: Id;
  label: string;
  onInsert: (before: Id) => void;
}

export const InsertPoint = memo(function InsertPoint({ before, label, onInsert }: Props) {
  return (
    <button type="button" className={styles.insert} aria-label={`Block vor ${label} einfügen`} onClick={() => onInsert(before)}>
      <Icon name="plus" />
    </button>
  );
});
