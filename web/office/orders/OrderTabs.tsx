/** The tabs of the order lists: current, hand-over, missed and history. */
import { Link, useLocation } from 'react-router';
import styles from './OrderTabs.module.css';
import { useMissedOrderStatesQuery } from './Orders.generated';
import { keysOf } from '../../../schema/objects';
import { stillMissed } from './history/stillMissed';
import { useLiveOrders, useOrders } from './live/ordersContext';

const refreshInterval = 60_000;

const tabs = {
  '/backend/orders': 'Aktuell',
  '/backend/orders/pickup': 'Ausgabe',
  '/backend/orders/missed': 'Verpasst',
  '/backend/orders/history': 'Verlauf',
} as const;
type TabPath = keyof typeof tabs;

const tabOf = (pathname: string): TabPath =>
  keysOf(tabs).findLast(path => pathname === path || pathname.startsWith(`${path}/`)) ?? '/backend/orders';

export function OrderTabs() {
  const current = tabOf(useLocation().pathname);
  const missedCount = useMissedCount();
  return (
    <nav className={styles.tabs} aria-label="Listen der Bestellungen">
      {keysOf(tabs).map(path => (
        <Link key={path} to={path} aria-current={path === current ? 'page' : undefined}>
          {tabs[path]}
          {path === '/backend/orders/missed' && missedCount > 0 && <b>{missedCount}</b>}
        </Link>
      ))}
    </nav>
  );
}

/** Counts what the list of missed orders shows on this device. */
function useMissedCount(): number {
  const { branch } = useLiveOrders();
  const { orders: liveOrders } = useOrders();
  const { data } = useMissedOrderStatesQuery({ pollInterval: refreshInterval, fetchPolicy: 'cache-and-network' });
  return stillMissed(data?.ordersMissed ?? [], { liveOrders, branch }).length;
}
