/** The section of a record page that creates and renews the token of the record. */
import type { Collection } from '../../../schema/collections/collection';
import type { useRenewDeviceTokenMutation } from './Access.generated';
import type { ActionProps } from '../../collection/pageProps';
import { useState } from 'react';
import styles from './access.module.css';
import { SecretValue } from './SecretValue';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/feedback/Alert';
import { errorMessage } from '../../collection/errorMessages';
import { formFailed } from '../errorMessages';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';

export interface TokenConfig {
  definition: Collection;
  /** The field with the masked token. A viewer who can edit this field can renew the token. */
  field: string;
  /** The name of the query that loads the record. */
  query: string;
  useRenewal: typeof useRenewDeviceTokenMutation;
  /** What happens to the previous token. */
  consequence?: string;
}

export function TokenSection({ definition, field, query, useRenewal, consequence, record, hasUnsavedChanges }: TokenConfig & ActionProps) {
  const [renew, { loading, error }] = useRenewal({ refetchQueries: [query], awaitRefetchQueries: true });
  const [isConfirming, setConfirming] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const maskedToken = String(record[field] ?? '');
  const renewToken = (): void =>
    void renew({ variables: { id: record.id } }).then(
      ({ data }) => {
        setConfirming(false);
        setSecret(data?.result.token ?? null);
      },
      () => setConfirming(maskedToken !== ''), // the hook returns the error
    );
  return (
    <section className={styles.card} aria-labelledby="record-token">
      <h2 id="record-token">{definition.fields[field]!.label}</h2>
      {secret && <SecretValue title="Das neue Token" value={secret} />}
      <div className={styles.line}>
        <span className={styles.label}>
          <span>{maskedToken ? `Token …${maskedToken.slice(-4)}` : 'Noch kein Token.'}</span>
          {hasUnsavedChanges && <span className={styles.small}>Speichern Sie zuerst Ihre Änderungen.</span>}
        </span>
        <Button
          variant="secondary"
          size="small"
          icon={maskedToken ? 'refresh-cw' : 'plus'}
          isBusy={loading}
          isDisabled={hasUnsavedChanges}
          onPress={() => (maskedToken ? setConfirming(true) : renewToken())}
        >
          {maskedToken ? 'Token erneuern' : 'Token erstellen'}
        </Button>
      </div>
      {error && !isConfirming && (
        <Alert tone="error" isNew>
          {errorMessage(error, formFailed)}
        </Alert>
      )}
      {isConfirming && (
        <ConfirmDialog
          title="Token erneuern?"
          confirmLabel="Erneuern"
          isBusy={loading}
          error={error && errorMessage(error, formFailed)}
          onConfirm={renewToken}
          onClose={() => setConfirming(false)}
        >
          {consequence ?? 'Mit dem bisherigen Token kommt dann niemand mehr herein.'}
        </ConfirmDialog>
      )}
    </section>
  );
}
