/** The page of the API tokens: admins create, renew and revoke them. */
import { useState } from 'react';
import { can } from '../../../schema/access/permissions';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { PageHeader } from '../../ui/display/PageHeader';
import { Loading } from '../../ui/feedback/Skeleton';
import { errorMessage } from '../../collection/errorMessages';
import { useOffice } from '../shell/officeContext';
import { useApiTokensQuery } from './Access.generated';
// prettier-ignore
import styles from './access.module.css';
import { SecretValue } from './SecretValue';
import { ApiTokenItem } from './ApiTokenItem';
import { CreateApiTokenForm } from './CreateApiTokenForm';

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
              <ApiTokenItem key={token.id} token={token} branches={branches} canWrite={canWrite} onCreated={setSecret} />
            ))}
          </ul>
        </section>
        {canWrite && <CreateApiTokenForm branches={branches} onCreated={setSecret} />}
      </div>
    </>
  );
}
