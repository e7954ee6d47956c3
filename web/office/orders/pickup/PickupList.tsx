/** The orders that match the search, or all that are ready or in preparation. */
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import type { CardOrder } from '../board/board';
import styles from './Pickup.module.css';
import { PickupCard } from './PickupCard';

interface Props {
  orders: readonly CardOrder[];
  search: string;
  onHandedOver: () => void;
}

/** So many orders are added to the list at once. */
const pageSize = 24;

export function PickupList({ orders, search, onHandedOver }: Props) {
  const [limit, setLimit] = useState(pageSize);
  if (orders.length === 0) return search.trim() ? null : <p className={styles.empty}>Gerade ist nichts abzuholen.</p>;
  return (
    <>
      <div className={styles.list}>
        {orders.slice(0, limit).map(order => (
          <PickupCard key={order.id} order={order} onHandedOver={onHandedOver} />
        ))}
      </div>
      {orders.length > limit && (
        <Button variant="secondary" onPress={() => setLimit(limit + pageSize)}>
          Weitere {Math.min(pageSize, orders.length - limit)} von {orders.length - limit} anzeigen
        </Button>
      )}
    </>
  );
}
