/** The profile: where one is signed in, and another password. */
import { useState, type FormEvent } from 'react';
import { DateTime } from 'luxon';
import { Button } from '../../ui/actions/Button';
import { Input } from '../../ui/inputs/controls';
import { Field } from '../../ui/inputs/Field';
import { Note } from '../../ui/feedback/Alert';
import { PageBar } from '../../ui/display/PageHeader';
import { Loading } from '../../ui/feedback/Skeleton';
import { useToast } from '../../ui/overlays/Toasts';
import { momentText } from '../../../schema/rules/time/dateText';
import { messageOf } from '../../collection/errorMessages';
import { formFailed } from '../errorMessages';
import { useOffice } from '../shell/officeContext';
import { SessionsDocument, useChangePasswordMutation, useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from './Access.generated'; // prettier-ignore
import styles from './access.module.css';

const afterwards = { refetchQueries: [SessionsDocument] };

export const SessionsPage = () => (
  <>
    <PageBar title="Profil" />
    <div className={styles.body}>
      <Sessions />
      <PasswordForm />
    </div>
  </>
);

function Sessions() {
  const { data, error } = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [end, { error: refusal }] = useEndSessionMutation(afterwards);
  const [endOthers, { loading }] = useEndOtherSessionsMutation(afterwards);
  const { timezone } = useOffice().config;
  const at = (moment: string): string => momentText(DateTime.fromISO(moment, { zone: timezone }), DateTime.now().setZone(timezone));
  const wrong = error ?? refusal;
  return (
    <section className={styles.card} aria-labelledby="sessions">
      <h2 id="sessions">Sitzungen</h2>
      {wrong && (
        <Note tone="bad" isNew>
          {messageOf(wrong, formFailed)}
        </Note>
      )}
      {!data && !error && <Loading />}
      <ul className={styles.list}>
        {data?.sessions.map(({ id, agent, address, seenAt, createdAt, isCurrent }) => (
          <li key={id}>
            <span className={styles.what}>
              <strong>{isCurrent ? 'Diese Sitzung' : deviceOf(agent)}</strong>
              <span className={styles.small}>
                {isCurrent && `${deviceOf(agent)} · `}
                {address} · angemeldet {at(createdAt)} · zuletzt aktiv {at(seenAt)}
              </span>
            </span>
            {!isCurrent && (
              <Button
                look="secondary"
                size="small"
                icon="log-out"
                label={`Sitzung ${deviceOf(agent)} beenden`}
                onPress={() => void end({ variables: { id } })}
              >
                Beenden
              </Button>
            )}
          </li>
        ))}
      </ul>
      {(data?.sessions.length ?? 0) > 1 && (
        <div className={styles.ways}>
          <Button look="dangerOutline" isBusy={loading} onPress={() => void endOthers()}>
            Alle anderen beenden
          </Button>
        </div>
      )}
    </section>
  );
}

const browsers = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'];
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac OS', 'Linux'];

/** What a browser calls itself, in words people know. */
function deviceOf(agent: string): string {
  const browser = browsers
    .find(name => agent.includes(name))
    ?.replace('Edg', 'Edge')
    .replace('OPR', 'Opera');
  const system = systems.find(name => agent.includes(name));
  return [browser, system].filter(Boolean).join(', ') || 'Unbekanntes Gerät';
}

function PasswordForm() {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [change, { loading, error }] = useChangePasswordMutation(afterwards);
  const toast = useToast();

  function submit(event: FormEvent): void {
    event.preventDefault();
    change({ variables: { current, next } }).then(
      () => {
        setCurrent('');
        setNext('');
        toast('Passwort geändert. Alle anderen Sitzungen wurden beendet.');
      },
      () => {}, // the hook keeps the error
    );
  }

  return (
    <form className={styles.card} onSubmit={submit} aria-labelledby="password">
      <h2 id="password">Passwort ändern</h2>
      {error && !loading && (
        <Note tone="bad" isNew>
          {messageOf(error, formFailed)}
        </Note>
      )}
      <Field label="Bisheriges Passwort">
        <Input type="password" autoComplete="current-password" value={current} maxLength={200} required onChange={setCurrent} />
      </Field>
      <Field label="Neues Passwort" hint="Mindestens 10 Zeichen.">
        <Input type="password" autoComplete="new-password" value={next} minLength={10} maxLength={200} required onChange={setNext} />
      </Field>
      <div className={styles.ways}>
        <Button type="submit" isBusy={loading}>
          Passwort ändern
        </Button>
      </div>
    </form>
  );
}
