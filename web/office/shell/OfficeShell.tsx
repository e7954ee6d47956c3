/** The frame of every page of the back office: who is not signed in is sent to the login, everyone else finds the way around. */
import { useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { ShopZone } from '../../fields/timeZoneContext';
import { Failure } from '../../ui/feedback/ErrorMessage';
import { Loading } from '../../ui/feedback/Skeleton';
import { Toasts } from '../../ui/overlays/Toasts';
import { Choosers } from '../PickerProviders';
import { loginPage } from '../login/loginRedirect';
import { messageOf } from '../../collection/errorMessages';
import { areasFor } from './areas';
import { AreaPanel, Rail } from './Navigation';
import { OfficeContext, type Office } from './officeContext';
import styles from './OfficeShell.module.css';
import { useSessionQuery } from './Session.generated';

export function OfficeShell() {
  const { data, error, refetch } = useSessionQuery({});
  const { pathname, search } = useLocation();
  const office = useMemo<Office | undefined>(() => (data?.me ? { me: data.me, config: data.config } : undefined), [data]);
  if (error && !data) return <Unreachable error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (!office) return <Navigate replace to={`${loginPage}?next=${encodeURIComponent(pathname + search)}`} />;

  const areas = areasFor(office.me.roles);
  const area = areas.find(({ entries }) => entries.some(({ to }) => isWithin(pathname, to)));
  return (
    <OfficeContext value={office}>
      <ShopZone value={office.config.timezone}>
        <Choosers>
          <Toasts>
            <a className={styles.skip} href="#content">
              Zum Inhalt springen
            </a>
            <div className={area && area.entries.length > 1 ? styles.withPanel : styles.frame}>
              <Rail areas={areas} current={area} />
              {area && area.entries.length > 1 && <AreaPanel area={area} />}
              <main id="content" aria-label="Backoffice" tabIndex={-1} className={styles.main}>
                <Outlet />
              </main>
            </div>
          </Toasts>
        </Choosers>
      </ShopZone>
    </OfficeContext>
  );
}

const isWithin = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`);

const Unreachable = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <main className={styles.lonely}>
    <Failure message={messageOf(error, 'Aktiver Benutzer konnte nicht geladen werden.')} onRetry={onRetry} />
  </main>
);
