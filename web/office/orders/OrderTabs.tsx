/** The three lists of orders: today's, the forgotten, and all there ever were. */
import { Link, useLocation } from 'react-router';
import styles from './OrderTabs.module.css';
import { useOrdersMissedQuery } from './Orders.generated';

const refreshEvery = 60_000;

const views = {
  '/backend/orders': 'Aktuell',
  '/backend/orders/missed': 'Verpasst',
  '/backend/orders/history': 'Verlauf',
} as const;
type ViewPath = keyof typeof views;

const viewOf = (pathname: string): ViewPath =>
  (Object.keys(views) as ViewPath[]).findLast(path => pathname === path || pathname.startsWith(`${path}/`)) ?? '/backend/orders';

export function OrderViews() {
  const current = viewOf(useLocation().pathname);
  const { data } = useOrdersMissedQuery({ pollInterval: refreshEvery, fetchPolicy: 'cache-and-network' });
  const missed = data?.ordersMissed.length ?? 0;
  return (
    <nav className={styles.views} aria-label="Listen der Bestellungen">
      {(Object.keys(views) as ViewPath[]).map(path => (
        <Link key={path} to={path} aria-current={path === current ? 'page' : undefined}>
          {views[path]}
          {path === '/backend/orders/missed' && missed > 0 && <b>{missed}</b>}
        </Link>
      ))}
    </nav>
  );
}
