/** The layout of every page of the back office. Redirects anonymous viewers to the login. */
import { useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { TimeZoneContext } from '../../fields/timeZoneContext';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { Loading } from '../../ui/feedback/Skeleton';
import { Toasts } from '../../ui/overlays/Toasts';
import { PickerProviders } from '../PickerProviders';
import { loginPath } from '../login/loginRedirect';
import { errorMessage } from '../../collection/errorMessages';
import { menuFor } from './areas';
import { AreaPanel, Rail } from './Navigation';
import { OfficeContext, type Office } from './officeContext';
import styles from './OfficeShell.module.css';
import { useSessionQuery } from './Session.generated';

export function OfficeShell() {
  const { data, error, refetch } = useSessionQuery({});
  const { pathname, search } = useLocation();
  const office = useMemo<Office | undefined>(() => (data?.me ? { me: data.me, config: data.config } : undefined), [data]);
  if (error && !data) return <SessionError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (!office) return <Navigate replace to={`${loginPath}?next=${encodeURIComponent(pathname + search)}`} />;

  const areas = menuFor(office.me.roles);
  const area = areas.find(({ entries }) => entries.some(({ to }) => isWithin(pathname, to)));
  return (
    <OfficeContext value={office}>
      <TimeZoneContext value={office.config.timezone}>
        <PickerProviders>
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
        </PickerProviders>
      </TimeZoneContext>
    </OfficeContext>
  );
}

const isWithin = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`);

const SessionError = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <main className={styles.centered}>
    <ErrorMessage message={errorMessage(error, 'Aktiver Benutzer konnte nicht geladen werden.')} onRetry={onRetry} />
  </main>
);
