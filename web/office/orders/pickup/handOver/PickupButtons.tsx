/** The button that opens an order at the counter, and the buttons of its status. */
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/actions/Button';
import type { CardOrder } from '../../board/board';
import { useBoardContext } from '../../board/boardContext';
import { orderName } from '../../orderText';
import styles from '../Pickup.module.css';

export function PickupButtons({ order, children }: { order: CardOrder; children?: ReactNode }) {
  const { select } = useBoardContext();
  return (
    <div className={styles.buttons}>
      <Button variant="secondary" label={`${orderName(order)} anzeigen`} onPress={() => select(order.id)}>
        Anzeigen
      </Button>
      {children}
    </div>
  );
}
