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
  /** What a record without a token lacks. */
  missing?: string;
  /** What happens to the previous token. */
  consequence?: string;
}

/** Renews the token and returns the new one, which is shown once. */
function useTokenRenewal({ query, useRenewal }: TokenConfig, id: string, hasToken: boolean) {
  const [renew, { loading, error }] = useRenewal({ refetchQueries: [query], awaitRefetchQueries: true });
  const [isConfirming, setConfirming] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const renewToken = (): void =>
    void renew({ variables: { id } }).then(
      ({ data }) => {
        setConfirming(false);
        setSecret(data?.result.token ?? null);
      },
      () => setConfirming(hasToken), // the hook returns the error
    );
  return { loading, error, isConfirming, setConfirming, secret, renewToken };
}

export function TokenSection({ record, hasUnsavedChanges, ...config }: TokenConfig & ActionProps) {
  const { definition, field, missing, consequence } = config;
  const maskedToken = String(record[field] ?? '');
  const { loading, error, isConfirming, setConfirming, secret, renewToken } = useTokenRenewal(config, record.id, maskedToken !== '');
  return (
    <section className={styles.card} aria-labelledby="record-token">
      <h2 id="record-token">{definition.fields[field]!.label}</h2>
      {secret && <SecretValue title="Das neue Token" value={secret} />}
      <div className={styles.line}>
        <span className={styles.label}>
          <span>{maskedToken ? `Token …${maskedToken.slice(-4)}` : 'Noch kein Token.'}</span>
          {!maskedToken && missing && <span className={styles.small}>{missing}</span>}
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
