/** Signs out and redirects to the login page (G-002). It is a page because a GET must not change anything. */
import { useEffect, useRef } from 'react';
import { clearStaffStorage } from '../../app/storage/staffStorage';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/actions/Button';
import { Loading } from '../../ui/feedback/Skeleton';
import { errorMessage } from '../../collection/errorMessages';
import { formFailed } from '../errorMessages';
import { useLogoutMutation } from '../shell/Session.generated';
import styles from './LogoutPage.module.css';
import { loginPath } from '../../../schema/site/paths';

/** `loadPage` loads a URL from the server, so that no state of the session stays. */
export function LogoutPage({ loadPage = url => location.assign(url) }: { loadPage?: (url: string) => void }) {
  const [logout, { error }] = useLogoutMutation();
  const hasStarted = useRef(false);
  const startLogout = (): void =>
    void logout().then(
      () => {
        clearStaffStorage();
        loadPage(loginPath);
      },
      () => {},
    ); // the hook returns the error
  useEffect(() => {
    if (!hasStarted.current) startLogout();
    hasStarted.current = true;
  });
  return (
    <main className={styles.page}>
      <title>Abmelden – Backoffice</title>
      <h1>Abmelden</h1>
      {error ? (
        <>
          <Alert tone="error" isNew>
            {errorMessage(error, formFailed)}
          </Alert>
          <Button onPress={startLogout}>Erneut versuchen</Button>
        </>
      ) : (
        <Loading />
      )}
    </main>
  );
}
