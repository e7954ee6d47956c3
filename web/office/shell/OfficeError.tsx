/** The error page and the not-found page of the back office. */
import { CombinedGraphQLErrors } from '@apollo/client';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useReloadAfterDeploy } from '../../app/reloadAfterDeploy';
import { Button, LinkButton } from '../../ui/actions/Button';
import { isChunkLoadError } from '../../ui/feedback/LazyBoundary';
import { Alert } from '../../ui/feedback/Alert';
import { errorMessage } from '../../collection/errorMessages';
import { PageHeader } from '../../ui/display/PageHeader';
import styles from './OfficeError.module.css';

export function OfficeError() {
  const error = useRouteError();
  const isChunkMissing = isChunkLoadError(error);
  const isReloading = useReloadAfterDeploy(isChunkMissing);
  useEffect(() => console.error(error), [error]);
  if (isReloading) return null;
  return (
    <div className={styles.body}>
      <Alert tone="error" isNew title="Diese Seite konnte nicht angezeigt werden.">
        {isChunkMissing || CombinedGraphQLErrors.is(error) ? errorMessage(error) : 'Leider ist ein interner Fehler aufgetreten.'}
      </Alert>
      <div className={styles.actions}>
        <Button icon="refresh-cw" onPress={() => location.reload()}>
          Erneut versuchen
        </Button>
        <LinkButton variant="secondary" to="/backend/dashboard">
          Zum Anfang
        </LinkButton>
      </div>
    </div>
  );
}

export const MissingPage = () => (
  <>
    <PageHeader title="Seite nicht gefunden" />
    <div className={styles.body}>
      <p>Diese Seite gibt es nicht.</p>
      <div className={styles.actions}>
        <LinkButton to="/backend/dashboard">Zum Anfang</LinkButton>
      </div>
    </div>
  </>
);
