/** The page of the API tokens: admins create, renew and revoke them. */
import { DateTime } from 'luxon';
import { useState, type FormEvent } from 'react';
import { can } from '../../../schema/access/permissions';
import { tokenScopes } from '../../../schema/access/roles';
import { toGraphqlEnumValue } from '../../../schema/fields/field';
import { relativeDateTimeText } from '../../../schema/rules/time/dateText';
import { Button } from '../../ui/actions/Button';
import { CheckboxCard, CheckboxGroup } from '../../ui/inputs/CheckboxGroup';
import { Input } from '../../ui/inputs/controls';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { Field } from '../../ui/inputs/Field';
import { Alert } from '../../ui/feedback/Alert';
import { PageHeader } from '../../ui/display/PageHeader';
import { Loading } from '../../ui/feedback/Skeleton';
import { errorMessage } from '../../collection/errorMessages';
import { formFailed } from '../errorMessages';
import { useOffice } from '../shell/officeContext';
import { ApiTokensDocument, useApiTokensQuery, useCreateApiTokenMutation, useRenewApiTokenMutation, useRevokeApiTokenMutation, type ApiTokensQuery, type CreateApiTokenMutationVariables } from './Access.generated'; // prettier-ignore
import styles from './access.module.css';
import { SecretValue } from './SecretValue';

const refetchTokens = { refetchQueries: [ApiTokensDocument] };
type Token = ApiTokensQuery['apiTokens'][number];
type CreateInput = CreateApiTokenMutationVariables['input'];

/** The labels of the token scopes, by their GraphQL enum values. */
const scopeLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(tokenScopes).map(([name, label]) => [toGraphqlEnumValue(name), label]),
);

export function ApiTokensPage() {
  const { data, error, refetch } = useApiTokensQuery({ fetchPolicy: 'cache-and-network' });
  const [secret, setSecret] = useState<string | null>(null);
  const canWrite = can(useOffice().me.roles, 'apiToken.create');
  const branches = data?.branches.items ?? [];
  return (
    <>
      <PageHeader title="API-Schlüssel" />
      <div className={styles.body}>
        {error && <ErrorMessage message={errorMessage(error)} onRetry={() => void refetch()} />}
        {secret && <SecretValue title="Ihr neuer API-Schlüssel" value={secret} />}
        <section className={styles.card} aria-label="Vorhandene Schlüssel">
          {!data && !error && <Loading />}
          {data?.apiTokens.length === 0 && <p>Noch kein Programm hat einen Schlüssel.</p>}
          <ul className={styles.list}>
            {data?.apiTokens.map(token => (
              <TokenItem key={token.id} token={token} branches={branches} canWrite={canWrite} onCreated={setSecret} />
            ))}
          </ul>
        </section>
        {canWrite && <CreateTokenForm branches={branches} onCreated={setSecret} />}
      </div>
    </>
  );
}

interface TokenItemProps {
  token: Token;
  branches: readonly { id: string; name: string }[];
  canWrite: boolean;
  onCreated: (secret: string) => void;
}

function TokenItem({ token, branches, canWrite, onCreated }: TokenItemProps) {
  const [renew, { loading, error }] = useRenewApiTokenMutation(refetchTokens);
  const [revoke, { loading: isRevoking, error: revokeError }] = useRevokeApiTokenMutation();
  const { timezone } = useOffice().config;
  const formatInstant = (isoTime: string): string =>
    relativeDateTimeText(DateTime.fromISO(isoTime, { zone: timezone }), DateTime.now().setZone(timezone));
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
          …{lastFour} · {branchNames} · {lastUsedAt ? `zuletzt benutzt ${formatInstant(lastUsedAt)}` : 'noch nie benutzt'}
          {expiresAt && ` · gültig bis ${formatInstant(expiresAt)}`}
          {revokedAt && ` · widerrufen ${formatInstant(revokedAt)}`}
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

function CreateTokenForm({ branches, onCreated }: Pick<TokenItemProps, 'branches' | 'onCreated'>) {
  const [name, setName] = useState('');
  const [selectedScopes, setSelectedScopes] = useState<string[]>([]);
  const [selectedBranches, setSelectedBranches] = useState<string[]>([]);
  const [create, { loading, error }] = useCreateApiTokenMutation(refetchTokens);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const input = { name, scopes: selectedScopes, branches: selectedBranches } as CreateInput;
    create({ variables: { input } }).then(
      ({ data }) => {
        setName('');
        setSelectedScopes([]);
        setSelectedBranches([]);
        if (data) onCreated(data.result.secret);
      },
      () => {}, // the hook returns the error
    );
  }

  return (
    <form className={styles.card} onSubmit={submit} aria-labelledby="new-token">
      <h2 id="new-token">Neuer Schlüssel</h2>
      {error && !loading && (
        <Alert tone="error" isNew>
          {errorMessage(error, formFailed)}
        </Alert>
      )}
      <Field label="Bezeichnung" hint="Wer oder was ihn benutzt.">
        <Input value={name} maxLength={80} required onChange={setName} />
      </Field>
      <CheckboxGroup label="Rechte" values={selectedScopes} onChange={setSelectedScopes}>
        {Object.entries(scopeLabels).map(([scope, label]) => (
          <CheckboxCard key={scope} value={scope} title={label} />
        ))}
      </CheckboxGroup>
      <CheckboxGroup label="Filialen" hint="Ohne Auswahl alle." values={selectedBranches} onChange={setSelectedBranches}>
        {branches.map(({ id, name: label }) => (
          <CheckboxCard key={id} value={id} title={label} />
        ))}
      </CheckboxGroup>
      <div className={styles.actions}>
        <Button type="submit" icon="plus" isBusy={loading} isDisabled={selectedScopes.length === 0}>
          Schlüssel erstellen
        </Button>
      </div>
    </form>
  );
}
