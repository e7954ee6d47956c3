/** What surrounds every page of the back office: the menu and the messages. */
import { useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { Role } from '../../../schema/access/roles';
import { openStaffStorage } from '../../app/storage/staffStorage';
import { AlertBars } from '../orders/alerts/bar/AlertBars';
import { OrdersProvider } from '../orders/live/OrdersProvider';
import { Toasts } from '../../ui/overlays/Toasts';
import { menuFor } from './areas';
import { useOffice } from './officeContext';
import { AreaPanel, Rail } from './Navigation';
import styles from './OfficeShell.module.css';
import { useWholeWidth } from './wholeWidth';

export function OfficeFrame({ roles }: { roles: readonly Role[] }) {
  const { me } = useOffice();
  const { pathname } = useLocation();
  const areas = menuFor(roles);
  const area = areas.find(({ entries }) => entries.some(({ to }) => isWithin(pathname, to)));
  const hasWholeWidth = useWholeWidth();
  const hasPanel = area !== undefined && area.entries.length > 1 && !hasWholeWidth;
  return (
    <StaffStorage key={me.id} user={me.id}>
      <Toasts>
        <OrdersProvider>
          <a className={styles.skip} href="#content">
            Zum Inhalt springen
          </a>
          <div className={hasPanel ? styles.withPanel : styles.frame}>
            <Rail areas={areas} current={area} />
            {hasPanel && <AreaPanel area={area} />}
            <main id="content" aria-label="Backoffice" tabIndex={-1} className={styles.main}>
              <AlertBars />
              <Outlet />
            </main>
          </div>
        </OrdersProvider>
      </Toasts>
    </StaffStorage>
  );
}

/** Opens the stored data of the user before any page reads it. */
function StaffStorage({ user, children }: { user: string; children: ReactNode }) {
  useState(() => openStaffStorage(user));
  return children;
}

const isWithin = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`);
