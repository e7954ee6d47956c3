/** A list item that a long press marks as sold out. The button in the details does the same with the keyboard. */
import type { ReactNode } from 'react';
import styles from './LongPressItem.module.css';
import { useLongPress } from './useLongPress';

interface Props {
  className?: string | undefined;
  line?: number;
  onLongPress: (() => void) | undefined;
  children: ReactNode;
}

export const LongPressItem = ({ className, line, onLongPress, children }: Props) => (
  <li data-line={line} className={[styles.item, className].filter(Boolean).join(' ')} {...useLongPress(onLongPress)}>
    {children}
  </li>
);
