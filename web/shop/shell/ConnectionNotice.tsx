/** Shown while the browser is offline (SHELL-15), or the server answers with outdated responses (G-148). Screen readers announce it. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isPreview } from '../../blocks/preview/previewWindow';
import { useOnline } from '../../hooks/useOnline';
import { useOutdated } from '../../hooks/useOutdated';
import { Button } from '../../ui/actions/Button';
import { Icon } from '../../ui/display/Icon';
import styles from './ConnectionNotice.module.css';
import { ShopDocument } from './Shop.generated';

export function ConnectionNotice() {
  const isOnline = useOnline();
  const isOutdated = useOutdated();
  useReloadWhenCurrent(isOutdated);
  if ((isOnline && !isOutdated) || isPreview()) return null; // the editor says so itself
  return (
    <div className={styles.notice} role="alert">
      <Icon name="cloud-sun" size="large" />
      <p>
        {isOnline
          ? 'Sie sehen gerade einen gespeicherten Stand. Bestellungen sind im Moment leider nicht möglich.'
          : 'Sie sind offline. Bitte überprüfen Sie Ihre Internetverbindung.'}
      </p>
      {!isOnline && (
        <Button variant="accent" icon="refresh-cw" onPress={() => location.reload()}>
          Erneut versuchen
        </Button>
      )}
    </div>
  );
}

/** Milliseconds between two attempts. */
const retryInterval = 5_000;

/** Loads the data of the page again as soon as the server has current data. */
function useReloadWhenCurrent(isOutdated: boolean): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!isOutdated) return;
    const retry = (): void => void client.query({ query: ShopDocument, fetchPolicy: 'network-only' }).catch(() => {}); // the next one may succeed
    retry(); // the stored page may come from a slow network
    const timer = setInterval(retry, retryInterval);
    return () => {
      clearInterval(timer);
      void client.refetchQueries({ include: 'active' });
    };
  }, [isOutdated, client]);
}
