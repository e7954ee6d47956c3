/** The layout of every page of the back office. Redirects anonymous viewers to the login. */
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { TimeZoneContext } from '../../fields/timeZoneContext';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { Loading } from '../../ui/feedback/Skeleton';
import { PickerProviders } from '../PickerProviders';
import { errorMessage } from '../../collection/errorMessages';
import { OfficeContext, type Office } from './officeContext';
import styles from './OfficeShell.module.css';
import { useSessionQuery } from './Session.generated';
import { OfficeFrame } from './OfficeFrame';
import { loginPath } from '../../../schema/site/paths';

export function OfficeShell() {
  const { data, error, refetch } = useSessionQuery({});
  const { pathname, search } = useLocation();
  const office = useMemo<Office | undefined>(() => (data?.me ? { me: data.me, config: data.config } : undefined), [data]);
  if (error && !data) return <SessionError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (!office) return <Navigate replace to={`${loginPath}?next=${encodeURIComponent(pathname + search)}`} />;

  return (
    <OfficeContext value={office}>
      <TimeZoneContext value={office.config.timezone}>
        <PickerProviders>
          <OfficeFrame roles={office.me.roles} />
        </PickerProviders>
      </TimeZoneContext>
    </OfficeContext>
  );
}

const SessionError = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <main className={styles.centered}>
    <ErrorMessage message={errorMessage(error, 'Aktiver Benutzer konnte nicht geladen werden.')} onRetry={onRetry} />
  </main>
);
