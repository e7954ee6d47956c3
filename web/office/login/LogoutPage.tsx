/** Signs out and goes on to the login (G-002). A page, because no GET may change anything. */
import { useEffect, useRef } from 'react';
import { Note } from '../../ui/feedback/Alert';
import { Button } from '../../ui/actions/Button';
import { Loading } from '../../ui/feedback/Skeleton';
import { messageOf } from '../../collection/errorMessages';
import { formFailed } from '../errorMessages';
import { useLogoutMutation } from '../shell/Session.generated';
import styles from './LogoutPage.module.css';
import { loginPage } from './loginRedirect';

/** `leave` takes the browser to an address with everything loaded anew, so that nothing of the session stays in it. */
export function LogoutPage({ leave = address => location.assign(address) }: { leave?: (address: string) => void }) {
  const [logout, { error }] = useLogoutMutation();
  const hasBegun = useRef(false);
  const end = (): void =>
    void logout().then(
      () => leave(loginPage),
      () => {},
    ); // the hook keeps the error
  useEffect(() => {
    if (!hasBegun.current) end();
    hasBegun.current = true;
  });
  return (
    <main className={styles.page}>
      <title>Abmelden – Backoffice</title>
      <h1>Abmelden</h1>
      {error ? (
        <>
          <Note tone="bad" isNew>
            {messageOf(error, formFailed)}
          </Note>
          <Button onPress={end}>Erneut versuchen</Button>
        </>
      ) : (
        <Loading />
      )}
    </main>
  );
}
