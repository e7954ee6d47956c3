/** Signs out and redirects to the login page (G-002). It is a page because a GET must not change anything. */
import { useEffect, useRef, useState } from 'react';
import { clearStaffStorage } from '../../app/storage/staffStorage';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/actions/Button';
import { Loading } from '../../ui/feedback/Skeleton';
import { errorMessage } from '../../collection/errorMessages';
import { formFailed } from '../errorMessages';
import { useLogoutMutation, useSessionQuery } from '../shell/Session.generated';
import { countUnsavedPages, deleteEdits } from '../site/editor/saving/storedEdits';
import styles from './LogoutPage.module.css';
import { UnsavedPagesDialog } from './UnsavedPagesDialog';
import { loginPath } from '../../../schema/site/paths';

/** `loadPage` loads a URL from the server, so that no state of the session stays. */
export function LogoutPage({ loadPage = url => location.assign(url) }: { loadPage?: (url: string) => void }) {
  const { data, loading } = useSessionQuery();
  const user = data?.me?.id;
  const [logout, { error }] = useLogoutMutation();
  const [unsavedCount, setUnsavedCount] = useState(0);
  const hasStarted = useRef(false);
  const startLogout = (): void => {
    setUnsavedCount(0);
    void logout().then(
      async () => {
        clearStaffStorage();
        if (user) await deleteEdits(user);
        loadPage(loginPath);
      },
      () => {},
    ); // the hook returns the error
  };
  useEffect(() => {
    if (loading || hasStarted.current) return;
    hasStarted.current = true;
    void unsavedPages(user).then(count => (count > 0 ? setUnsavedCount(count) : startLogout()));
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
      {unsavedCount > 0 && <UnsavedPagesDialog count={unsavedCount} onConfirm={startLogout} />}
    </main>
  );
}

/** The time that the editor, which has just been left, may take to save, in milliseconds. */
const savingTime = 3_000;
const checkInterval = 100;

/** Returns how many pages of the user have edits that are still not saved when the editor had time for it. */
async function unsavedPages(user: string | undefined, checks = savingTime / checkInterval): Promise<number> {
  const count = user ? await countUnsavedPages(user) : 0;
  if (!user || count === 0 || checks === 0) return count;
  await new Promise(resolve => setTimeout(resolve, checkInterval));
  return unsavedPages(user, checks - 1);
}
