/** What is shown where a back-office page broke, was refused, or does not exist. */
import { CombinedGraphQLErrors } from '@apollo/client';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useFreshStart } from '../../app/reloadAfterDeploy';
import { Button, LinkButton } from '../../ui/actions/Button';
import { isLostPart } from '../../ui/feedback/LazyBoundary';
import { Note } from '../../ui/feedback/Alert';
import { messageOf } from '../../collection/errorMessages';
import { PageBar } from '../../ui/display/PageHeader';
import styles from './OfficeError.module.css';

export function OfficeError() {
  const error = useRouteError();
  const isLost = isLostPart(error);
  const isStarting = useFreshStart(isLost);
  useEffect(() => console.error(error), [error]);
  if (isStarting) return null;
  return (
    <div className={styles.body}>
      <Note tone="bad" isNew title="Diese Seite konnte nicht angezeigt werden.">
        {isLost || CombinedGraphQLErrors.is(error) ? messageOf(error) : 'Leider ist ein interner Fehler aufgetreten.'}
      </Note>
      <div className={styles.ways}>
        <Button icon="refresh-cw" onPress={() => location.reload()}>
          Erneut versuchen
        </Button>
        <LinkButton look="secondary" to="/backend/dashboard">
          Zum Anfang
        </LinkButton>
      </div>
    </div>
  );
}

export const MissingPage = () => (
  <>
    <PageBar title="Seite nicht gefunden" />
    <div className={styles.body}>
      <p>Diese Seite gibt es nicht.</p>
      <div className={styles.ways}>
        <LinkButton to="/backend/dashboard">Zum Anfang</LinkButton>
      </div>
    </div>
  </>
);
