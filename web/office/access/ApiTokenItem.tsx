/** One API token with its scopes and dates, and the buttons to renew and revoke it. */
import { type ApiTokenProps, refetchTokens, scopeLabels } from './apiTokens';
import { useRenewApiTokenMutation, useRevokeApiTokenMutation } from './Access.generated';
import { DateTime } from 'luxon';
import styles from './access.module.css';
import { Alert } from '../../ui/feedback/Alert';
import { errorMessage } from '../../collection/errorMessages';
import { formFailed } from '../errorMessages';
import { Button } from '../../ui/actions/Button';
import { useInstantText } from '../useInstantText';

export function ApiTokenItem({ token, branches, canWrite, onCreated }: ApiTokenProps) {
  const [renew, { loading, error }] = useRenewApiTokenMutation(refetchTokens);
  const [revoke, { loading: isRevoking, error: revokeError }] = useRevokeApiTokenMutation();
  const instantText = useInstantText();
  const { id, name, lastFour, expiresAt, lastUsedAt, revokedAt } = token;
  const branchNames =
    token.branches.map(branchId => branches.find(branch => branch.id === branchId)?.name ?? branchId).join(', ') || 'alle Filialen';
  const failure = error ?? revokeError;
  const isExpiredOrRevoked = revokedAt !== null || (expiresAt !== null && DateTime.fromISO(expiresAt) <= DateTime.now());
  return (
    <li>
      <span className={styles.label}>
        <strong>{name}</strong>
        <span>{token.scopes.map(scope => scopeLabels[scope]).join(', ')}</span>
        <span className={styles.small}>
          …{lastFour} · {branchNames} · {lastUsedAt ? `zuletzt benutzt ${instantText(lastUsedAt)}` : 'noch nie benutzt'}
          {expiresAt && ` · gültig bis ${instantText(expiresAt)}`}
          {revokedAt && ` · widerrufen ${instantText(revokedAt)}`}
        </span>
        {failure && (
          <Alert tone="error" isNew>
            {errorMessage(failure, formFailed)}
          </Alert>
        )}
      </span>
      {canWrite && !isExpiredOrRevoked && (
        <span className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            icon="refresh-cw"
            label={`${name} erneuern`}
            isBusy={loading}
            onPress={() =>
              void renew({ variables: { id } }).then(
                ({ data }) => data && onCreated(data.result.secret),
                () => {},
              )
            }
          >
            Erneuern
          </Button>
          <Button
            variant="dangerOutline"
            size="small"
            icon="ban"
            label={`${name} widerrufen`}
            isBusy={isRevoking}
            onPress={() => void revoke({ variables: { id } })}
          >
            Widerrufen
          </Button>
        </span>
      )}
    </li>
  );
}
