/** Where the link of a login mail leads. Nothing happens until somebody presses the button: programs that look into mails open links too. */
import { useEffect, useState } from 'react';
import { Button, LinkButton } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Alert';
import { messageOf } from '../../collection/errorMessages';
import { formFailed } from '../errorMessages';
import { useSessionQuery } from '../shell/Session.generated';
import { LoginFrame } from './LoginLayout';
import { useLoginByLinkMutation } from './LoginLink.generated';
import styles from './LoginPage.module.css';
import { firstPage, loginPage } from './loginRedirect';

/** `enter` takes the browser to an address, with everything loaded anew. */
export function LinkPage({ enter = address => location.assign(address) }: { enter?: (address: string) => void }) {
  const [token] = useState(() => location.hash.slice(1));
  const { data: session } = useSessionQuery({});
  const [login, { loading, error, data }] = useLoginByLinkMutation();
  // The link stays neither in the address bar nor in the history.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);

  const use = (): void =>
    void login({ variables: { token } }).then(
      () => enter(firstPage),
      () => {}, // the hook keeps the error
    );
  return (
    <LoginFrame shopName={session?.config.shopName}>
      <div className={styles.fields}>
        <h1>Anmelden</h1>
        {error && !loading ? (
          <>
            <Note tone="bad" isNew>
              {messageOf(error, formFailed)}
            </Note>
            <LinkButton look="secondary" size="large" isWide to={loginPage}>
              Zur Anmeldung
            </LinkButton>
          </>
        ) : (
          <>
            <p>Ihr Anmeldelink ist bereit. Er gilt nur einmal.</p>
            <Button size="large" isWide isBusy={loading || Boolean(data)} onPress={use}>
              Jetzt anmelden
            </Button>
          </>
        )}
      </div>
    </LoginFrame>
  );
}
