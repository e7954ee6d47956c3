/** Says that the page follows the order, while it does. */
import { useSyncExternalStore } from 'react';
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import { isLive, onConnectionChange } from '../../../app/socket/connection';
import type { StatusOrderFragment } from '../OrderStatus.generated';
import styles from './StatusHeader.module.css';

export function LiveNote({ order: { status } }: { order: Pick<StatusOrderFragment, 'status'> }) {
  const isConnected = useSyncExternalStore(onConnectionChange, isLive, () => false);
  if (!isConnected || isFinal(status)) return null;
  return (
    <p className={styles.live}>
      <i />
      Aktualisiert sich von selbst
    </p>
  );
}
