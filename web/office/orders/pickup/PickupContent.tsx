/** The search and its results. After a hand-over, the search is empty and has the focus again, for the next customer. */
import { useRef } from 'react';
import { useConnectionState } from '../../../app/socket/connection';
import type { CardOrder } from '../board/board';
import styles from './Pickup.module.css';
import { PickupList } from './PickupList';
import { PickupSearch } from './PickupSearch';

interface Props {
  orders: readonly CardOrder[];
  search: string;
  onSearchChange: (search: string) => void;
}

export function PickupContent({ orders, search, onSearchChange }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isOutdated = useConnectionState() === 'lost';
  const focusOnly = (): void => {
    if (orders.length === 1) content.current?.querySelector<HTMLElement>('[data-hand-over] button')?.focus();
  };
  const startAgain = (): void => {
    onSearchChange('');
    input.current?.focus();
  };
  return (
    <div className={isOutdated ? `${styles.page} ${styles.outdated}` : styles.page} ref={content}>
      <PickupSearch ref={input} search={search} count={orders.length} onChange={onSearchChange} onEnter={focusOnly} />
      <PickupList key={search} orders={orders} search={search} onHandedOver={startAgain} />
    </div>
  );
}
