/**
 * The search and its results. After a hand-over, the search is empty and has the focus again, for the next customer. An order whose hand-over
 * has failed or waits for a connection comes first, because its customer may still be there.
 */
import { useRef, useSyncExternalStore } from 'react';
import { useConnectionState } from '../../../app/socket/connection';
import type { CardOrder } from '../board/board';
import { useLiveOrders } from '../live/ordersContext';
import styles from './Pickup.module.css';
import { PickupList } from './PickupList';
import { PickupSearch } from './PickupSearch';

interface Props {
  /** All orders of the branch. */
  orders: readonly CardOrder[];
  /** Those that match the search. */
  found: readonly CardOrder[];
  search: string;
  onSearchChange: (search: string) => void;
}

export function PickupContent({ orders, found, search, onSearchChange }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isOutdated = useConnectionState() === 'lost';
  const unsettled = useUnsettledOrders(orders);
  const visible = [...unsettled, ...found.filter(order => !unsettled.includes(order))];
  const focusOnly = (): void => {
    const [only, second] = found;
    if (only && !second)
      content.current?.querySelector<HTMLElement>(`[data-hand-over="${only.id}"] :is(input:not(:checked), button)`)?.focus();
  };
  const startAgain = (): void => {
    onSearchChange('');
    input.current?.focus();
  };
  return (
    <div className={isOutdated ? `${styles.page} ${styles.outdated}` : styles.page} ref={content}>
      <PickupSearch ref={input} search={search} count={found.length} onChange={onSearchChange} onEnter={focusOnly} />
      <PickupList key={search} orders={visible} search={search} onHandedOver={startAgain} />
    </div>
  );
}

/** Returns the orders whose last action has failed or is not sent yet, also those that another device has finished meanwhile. */
function useUnsettledOrders(orders: readonly CardOrder[]): readonly CardOrder[] {
  const { queue } = useLiveOrders();
  const isUnsettled = ({ id }: CardOrder): boolean => queue.stateOf(id).isQueued || queue.stateOf(id).errorMessage !== undefined;
  const unsettledIds = (): string => orders.flatMap(order => (isUnsettled(order) ? [order.id] : [])).join(' ');
  useSyncExternalStore(queue.subscribe, unsettledIds);
  return orders.filter(isUnsettled);
}
