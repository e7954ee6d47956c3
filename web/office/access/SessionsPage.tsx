/** The profile page: the sessions of the user and a form to change the password. */
import { useState, type FormEvent } from 'react';
import { DateTime } from 'luxon';
import { Button } from '../../ui/actions/Button';
import { Input } from '../../ui/inputs/controls';
import { Field } from '../../ui/inputs/Field';
import { Alert } from '../../ui/feedback/Alert';
import { PageHeader } from '../../ui/display/PageHeader';
import { Loading } from '../../ui/feedback/Skeleton';
import { useToast } from '../../ui/overlays/Toasts';
import { relativeDateTimeText } from '../../../schema/rules/time/dateText';
import { errorMessage } from '../../collection/errorMessages';
import { formFailed } from '../errorMessages';
import { useOffice } from '../shell/officeContext';
import { SessionsDocument, useChangePasswordMutation, useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from './Access.generated'; // prettier-ignore
import styles from './access.module.css';

const refetchSessions = { refetchQueries: [SessionsDocument] };

export const SessionsPage = () => (
  <>
    <PageHeader title="Profil" />
    <div className={styles.body}>
      <Sessions />
      <PasswordForm />
    </div>
  </>
);

function Sessions() {
  const { data, error } = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [endSession, { error: endError }] = useEndSessionMutation(refetchSessions);
  const [endOtherSessions, { loading }] = useEndOtherSessionsMutation(refetchSessions);
  const { timezone } = useOffice().config;
  const formatInstant = (isoTime: string): string =>
    relativeDateTimeText(DateTime.fromISO(isoTime, { zone: timezone }), DateTime.now().setZone(timezone));
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
                {address} · angemeldet {formatInstant(createdAt)} · zuletzt aktiv {formatInstant(seenAt)}
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

function PasswordForm() {
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [changePassword, { loading, error }] = useChangePasswordMutation(refetchSessions);
  const toast = useToast();

  function submit(event: FormEvent): void {
    event.preventDefault();
    changePassword({ variables: { current: currentPassword, next: newPassword } }).then(
      () => {
        setCurrentPassword('');
        setNewPassword('');
        toast('Passwort geändert. Alle anderen Sitzungen wurden beendet.');
      },
      () => {}, // the hook returns the error
    );
  }

  return (
    <form className={styles.card} onSubmit={submit} aria-labelledby="password">
      <h2 id="password">Passwort ändern</h2>
      {error && !loading && (
        <Alert tone="error" isNew>
          {errorMessage(error, formFailed)}
        </Alert>
      )}
      <Field label="Bisheriges Passwort">
        <Input
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          maxLength={200}
          required
          onChange={setCurrentPassword}
        />
      </Field>
      <Field label="Neues Passwort" hint="Mindestens 10 Zeichen.">
        <Input
          type="password"
          autoComplete="new-password"
          value={newPassword}
          minLength={10}
          maxLength={200}
          required
          onChange={setNewPassword}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" isBusy={loading}>
          Passwort ändern
        </Button>
      </div>
    </form>
  );
}
