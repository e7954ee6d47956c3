/** The page behind the link of a login e-mail. It waits for a press of the button, because mail scanners also open links. */
import { useEffect, useState } from 'react';
import { Button, LinkButton } from '../../ui/actions/Button';
import { Alert } from '../../ui/feedback/Alert';
import { errorMessage } from '../../collection/errorMessages';
import { formFailed } from '../errorMessages';
import { useSessionQuery } from '../shell/Session.generated';
import { LoginLayout } from './LoginLayout';
import { useLoginByLinkMutation } from './LoginLink.generated';
import styles from './LoginPage.module.css';
import { startPath } from './loginRedirect';
import { switchOnOrderSound } from './switchOnOrderSound';
import { loginPath } from '../../../schema/site/paths';

/** `loadPage` loads a URL without the state of this page. */
export function LoginLinkPage({ loadPage = url => location.assign(url) }: { loadPage?: (url: string) => void }) {
  const [token] = useState(() => location.hash.slice(1));
  const { data: session } = useSessionQuery({});
  const [login, { loading, error, data }] = useLoginByLinkMutation();
  // The token stays neither in the address bar nor in the history.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);

  const loginWithToken = (): void =>
    void login({ variables: { token } }).then(
      () => {
        switchOnOrderSound();
        loadPage(startPath);
      },
      () => {}, // the hook returns the error
    );
  return (
    <LoginLayout shopName={session?.config.shopName}>
      <div className={styles.fields}>
        <h1>Anmelden</h1>
        {error && !loading ? (
          <>
            <Alert tone="error" isNew>
              {errorMessage(error, formFailed)}
            </Alert>
            <LinkButton variant="secondary" size="large" isWide to={loginPath}>
              Zur Anmeldung
            </LinkButton>
          </>
        ) : (
          <>
            <p>Ihr Anmeldelink ist bereit. Er gilt nur einmal.</p>
            <Button size="large" isWide isBusy={loading || Boolean(data)} onPress={loginWithToken}>
              Jetzt anmelden
            </Button>
          </>
        )}
      </div>
    </LoginLayout>
  );
}
