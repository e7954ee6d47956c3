/** Says that the page follows the order, while it does. */
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import { useOnline } from '../../../hooks/useOnline';
import type { StatusOrderFragment } from '../OrderStatus.generated';
import styles from './StatusHeader.module.css';

export function LiveNote({ order: { status } }: { order: StatusOrderFragment }) {
  const isLive = useOnline() && !isFinal(status);
  if (!isLive) return null;
  return (
    <p className={styles.live}>
      <i />
      Aktualisiert sich von selbst
    </p>
  );
}
