/** The sessions of the user, each with its device and a button to end it. */
import { SessionsDocument, useSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } from '../Access.generated';
import styles from '../access.module.css';
import { Alert } from '../../../ui/feedback/Alert';
import { errorMessage } from '../../../collection/errorMessages';
import { formFailed } from '../../errorMessages';
import { Loading } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/actions/Button';
import { useInstantText } from '../../useInstantText';

export const refetchSessions = { refetchQueries: [SessionsDocument] };

export function SessionList() {
  const { data, error } = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [endSession, { error: endError }] = useEndSessionMutation(refetchSessions);
  const [endOtherSessions, { loading }] = useEndOtherSessionsMutation(refetchSessions);
  const instantText = useInstantText();
  const failure = error ?? endError;
  return (
    <section className={styles.card} aria-labelledby="sessions">
      <h2 id="sessions">Sitzungen</h2>
      {failure && (
        <Alert tone="error" isNew>
          {errorMessage(failure, formFailed)}
        </Alert>
      )}
      {!data && !error && <Loading />}
      <ul className={styles.list}>
        {data?.sessions.map(({ id, agent, address, seenAt, createdAt, isCurrent }) => (
          <li key={id}>
            <span className={styles.label}>
              <strong>{isCurrent ? 'Diese Sitzung' : deviceText(agent)}</strong>
              <span className={styles.small}>
                {isCurrent && `${deviceText(agent)} · `}
                {address} · angemeldet {instantText(createdAt)} · zuletzt aktiv {instantText(seenAt)}
              </span>
            </span>
            {!isCurrent && (
              <Button
                variant="secondary"
                size="small"
                icon="log-out"
                label={`Sitzung ${deviceText(agent)} beenden`}
                onPress={() => void endSession({ variables: { id } })}
              >
                Beenden
              </Button>
            )}
          </li>
        ))}
      </ul>
      {(data?.sessions.length ?? 0) > 1 && (
        <div className={styles.actions}>
          <Button variant="dangerOutline" isBusy={loading} onPress={() => void endOtherSessions()}>
            Alle anderen beenden
          </Button>
        </div>
      )}
    </section>
  );
}

const browserNames = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'];

const systemNames = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac OS', 'Linux'];

/** Returns a readable device name for a user agent string. */
function deviceText(agent: string): string {
  const browser = browserNames
    .find(name => agent.includes(name))
    ?.replace('Edg', 'Edge')
    .replace('OPR', 'Opera');
  const system = systemNames.find(name => agent.includes(name));
  return [browser, system].filter(Boolean).join(', ') || 'Unbekanntes Gerät';
}
