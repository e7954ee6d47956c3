/** The way into the back office: one form for e-mail or username. It never says which part was wrong. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/actions/Button';
import { Field } from '../../ui/inputs/Field';
import { Input } from '../../ui/inputs/controls';
import { Note } from '../../ui/feedback/Alert';
import { messageOf } from '../../collection/errorMessages';
import { formFailed } from '../errorMessages';
import { useLoginMutation, useSessionQuery } from '../shell/Session.generated';
import { LoginFrame } from './LoginLayout';
import { useRequestLoginLinkMutation } from './LoginLink.generated';
import styles from './LoginPage.module.css';
import { nextAddress } from './loginRedirect';

/** `enter` takes the browser to an address, with everything loaded anew: nothing of a stranger's page stays. */
export function LoginPage({ enter = address => location.assign(address) }: { enter?: (address: string) => void }) {
  const [search] = useSearchParams();
  const { data } = useSessionQuery({});
  const next = nextAddress(search.get('next'), location.origin);
  const isSignedIn = Boolean(data?.me);
  useEffect(() => {
    if (isSignedIn) enter(next);
  }, [isSignedIn, enter, next]);

  return (
    <LoginFrame shopName={data?.config.shopName}>
      <LoginForm onEnter={() => enter(next)} />
    </LoginFrame>
  );
}

function LoginForm({ onEnter }: { onEnter: () => void }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [login, { loading, error, data }] = useLoginMutation();
  const nameField = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    login({ variables: { name, password } }).then(onEnter, () => {}); // the hook keeps the error
  }

  return (
    <form className={styles.fields} onSubmit={submit}>
      <h1>Anmelden</h1>
      {error && !loading && (
        <Note tone="bad" isNew>
          {messageOf(error, formFailed)}
        </Note>
      )}
      <Field label="E-Mail oder Benutzername">
        <Input
          ref={nameField}
          value={name}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          onChange={setName}
        />
      </Field>
      <Field label="Passwort">
        <span className={styles.password}>
          <Input
            type={isShown ? 'text' : 'password'}
            value={password}
            autoComplete="current-password"
            maxLength={200}
            required
            onChange={setPassword}
          />
          <Button
            look="text"
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? 'Passwort verbergen' : 'Passwort anzeigen'}
            onPress={() => setShown(!isShown)}
          />
        </span>
      </Field>
      <Button type="submit" size="large" isWide isBusy={loading || Boolean(data)}>
        Anmelden
      </Button>
      <LinkRequest name={name} onNameMissing={() => nameField.current?.reportValidity()} />
    </form>
  );
}

/** For whoever has no password at hand. What it says is the same whether or not anybody has this name. */
function LinkRequest({ name, onNameMissing }: { name: string; onNameMissing: () => void }) {
  const [request, { loading, error, data }] = useRequestLoginLinkMutation();
  const send = (): void => void (name.trim() ? request({ variables: { name } }) : onNameMissing());
  return (
    <>
      <Button look="text" icon="mail" isWide isBusy={loading} onPress={send}>
        Anmeldelink per E-Mail senden
      </Button>
      {error && !loading && (
        <Note tone="bad" isNew>
          {messageOf(error, formFailed)}
        </Note>
      )}
      {data && !loading && (
        <Note tone="ok" isNew>
          Wenn es dieses Konto gibt, haben wir den Anmeldelink an seine E-Mail-Adresse geschickt. Er gilt 15 Minuten.
        </Note>
      )}
    </>
  );
}
