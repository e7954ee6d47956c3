/** What surrounds every page of the back office: the menu and the messages. */
import { Outlet, useLocation } from 'react-router';
import type { Role } from '../../../schema/access/roles';
import { WaitingOrdersBar } from '../orders/alerts/WaitingOrdersBar';
import { OrdersProvider } from '../orders/live/OrdersProvider';
import { Toasts } from '../../ui/overlays/Toasts';
import { menuFor } from './areas';
import { AreaPanel, Rail } from './Navigation';
import styles from './OfficeShell.module.css';

export function OfficeFrame({ roles }: { roles: readonly Role[] }) {
  const { pathname } = useLocation();
  const areas = menuFor(roles);
  const area = areas.find(({ entries }) => entries.some(({ to }) => isWithin(pathname, to)));
  const hasPanel = area !== undefined && area.entries.length > 1;
  return (
    <Toasts>
      <OrdersProvider>
        <a className={styles.skip} href="#content">
          Zum Inhalt springen
        </a>
        <div className={hasPanel ? styles.withPanel : styles.frame}>
          <Rail areas={areas} current={area} />
          {hasPanel && <AreaPanel area={area} />}
          <main id="content" aria-label="Backoffice" tabIndex={-1} className={styles.main}>
            <WaitingOrdersBar />
            <Outlet />
          </main>
        </div>
      </OrdersProvider>
    </Toasts>
  );
}

const isWithin = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`);
