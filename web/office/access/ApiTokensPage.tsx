/** The tokens of programs of others: made, renewed and revoked by admins. */
import { DateTime } from 'luxon';
import { useState, type FormEvent } from 'react';
import { may, scopes } from '../../../schema/access/roles';
import { memberOf } from '../../../schema/fields/field';
import { momentText } from '../../../schema/rules/time/dateText';
import { Button } from '../../ui/actions/Button';
import { CheckCard, CheckGroup } from '../../ui/inputs/CheckboxGroup';
import { Input } from '../../ui/inputs/controls';
import { Failure } from '../../ui/feedback/ErrorMessage';
import { Field } from '../../ui/inputs/Field';
import { Note } from '../../ui/feedback/Alert';
import { PageBar } from '../../ui/display/PageHeader';
import { Loading } from '../../ui/feedback/Skeleton';
import { messageOf } from '../../collection/errorMessages';
import { formFailed } from '../errorMessages';
import { useOffice } from '../shell/officeContext';
import { ApiTokensDocument, useApiTokensQuery, useCreateApiTokenMutation, useRenewApiTokenMutation, useRevokeApiTokenMutation, type ApiTokensQuery, type CreateApiTokenMutationVariables } from './Access.generated'; // prettier-ignore
import styles from './access.module.css';
import { Secret } from './SecretValue';

const afterwards = { refetchQueries: [ApiTokensDocument] };
type Token = ApiTokensQuery['apiTokens'][number];
type Draft = CreateApiTokenMutationVariables['draft'];

/** What the scopes are called, by their names in GraphQL. */
const labels: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(scopes).map(([name, label]) => [memberOf(name), label]));

export function TokensPage() {
  const { data, error, refetch } = useApiTokensQuery({ fetchPolicy: 'cache-and-network' });
  const [secret, setSecret] = useState<string | null>(null);
  const mayWrite = may(useOffice().me.roles, 'apiToken.create');
  const branches = data?.branches.items ?? [];
  return (
    <>
      <PageBar title="API-Schlüssel" />
      <div className={styles.body}>
        {error && <Failure message={messageOf(error)} onRetry={() => void refetch()} />}
        {secret && <Secret title="Ihr neuer API-Schlüssel" value={secret} />}
        <section className={styles.card} aria-label="Vorhandene Schlüssel">
          {!data && !error && <Loading />}
          {data?.apiTokens.length === 0 && <p>Noch kein Programm hat einen Schlüssel.</p>}
          <ul className={styles.list}>
            {data?.apiTokens.map(token => (
              <TokenLine key={token.id} token={token} branches={branches} mayWrite={mayWrite} onMade={setSecret} />
            ))}
          </ul>
        </section>
        {mayWrite && <NewToken branches={branches} onMade={setSecret} />}
      </div>
    </>
  );
}

interface LineProps {
  token: Token;
  branches: readonly { id: string; name: string }[];
  mayWrite: boolean;
  onMade: (secret: string) => void;
}

function TokenLine({ token, branches, mayWrite, onMade }: LineProps) {
  const [renew, { loading, error }] = useRenewApiTokenMutation(afterwards);
  const [revoke, { loading: isRevoking, error: refusal }] = useRevokeApiTokenMutation();
  const { timezone } = useOffice().config;
  const at = (moment: string): string => momentText(DateTime.fromISO(moment, { zone: timezone }), DateTime.now().setZone(timezone));
  const { id, name, ending, expiresAt, lastUsedAt, revokedAt } = token;
  const where = token.branches.map(own => branches.find(branch => branch.id === own)?.name ?? own).join(', ') || 'alle Filialen';
  const wrong = error ?? refusal;
  const isOver = revokedAt !== null || (expiresAt !== null && DateTime.fromISO(expiresAt) <= DateTime.now());
  return (
    <li>
      <span className={styles.what}>
        <strong>{name}</strong>
        <span>{token.scopes.map(scope => labels[scope]).join(', ')}</span>
        <span className={styles.small}>
          …{ending} · {where} · {lastUsedAt ? `zuletzt benutzt ${at(lastUsedAt)}` : 'noch nie benutzt'}
          {expiresAt && ` · gültig bis ${at(expiresAt)}`}
          {revokedAt && ` · widerrufen ${at(revokedAt)}`}
        </span>
        {wrong && (
          <Note tone="bad" isNew>
            {messageOf(wrong, formFailed)}
          </Note>
        )}
      </span>
      {mayWrite && !isOver && (
        <span className={styles.ways}>
          <Button
            look="secondary"
            size="small"
            icon="refresh-cw"
            label={`${name} erneuern`}
            isBusy={loading}
            onPress={() =>
              void renew({ variables: { id } }).then(
                ({ data }) => data && onMade(data.made.secret),
                () => {},
              )
            }
          >
            Erneuern
          </Button>
          <Button
            look="dangerOutline"
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

function NewToken({ branches, onMade }: Pick<LineProps, 'branches' | 'onMade'>) {
  const [name, setName] = useState('');
  const [held, setHeld] = useState<string[]>([]);
  const [where, setWhere] = useState<string[]>([]);
  const [create, { loading, error }] = useCreateApiTokenMutation(afterwards);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const draft = { name, scopes: held, branches: where } as Draft;
    create({ variables: { draft } }).then(
      ({ data }) => {
        setName('');
        setHeld([]);
        setWhere([]);
        if (data) onMade(data.made.secret);
      },
      () => {}, // the hook keeps the error
    );
  }

  return (
    <form className={styles.card} onSubmit={submit} aria-labelledby="new-token">
      <h2 id="new-token">Neuer Schlüssel</h2>
      {error && !loading && (
        <Note tone="bad" isNew>
          {messageOf(error, formFailed)}
        </Note>
      )}
      <Field label="Bezeichnung" hint="Wer oder was ihn benutzt.">
        <Input value={name} maxLength={80} required onChange={setName} />
      </Field>
      <CheckGroup label="Rechte" values={held} onChange={setHeld}>
        {Object.entries(labels).map(([scope, label]) => (
          <CheckCard key={scope} value={scope} title={label} />
        ))}
      </CheckGroup>
      <CheckGroup label="Filialen" hint="Ohne Auswahl alle." values={where} onChange={setWhere}>
        {branches.map(({ id, name: label }) => (
          <CheckCard key={id} value={id} title={label} />
        ))}
      </CheckGroup>
      <div className={styles.ways}>
        <Button type="submit" icon="plus" isBusy={loading} isDisabled={held.length === 0}>
          Schlüssel erstellen
        </Button>
      </div>
    </form>
  );
}
