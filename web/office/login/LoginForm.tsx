/** The form for name and password, with a button that requests a login link. */
import { loginLinkMinutes } from '../../../schema/access/loginLink';
import { useState, useRef, type FormEvent } from 'react';
import { useLoginMutation } from '../shell/Session.generated';
import styles from './LoginPage.module.css';
import { Alert } from '../../ui/feedback/Alert';
import { errorMessage } from '../../collection/errorMessages';
import { formFailed } from '../errorMessages';
import { Field } from '../../ui/inputs/Field';
import { Input } from '../../ui/inputs/controls';
import { Button } from '../../ui/actions/Button';
import { useRequestLoginLinkMutation } from './LoginLink.generated';

export function LoginForm({ onLogin }: { onLogin: () => void }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isPasswordVisible, setPasswordVisible] = useState(false);
  const [login, { loading, error, data }] = useLoginMutation();
  const nameField = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    login({ variables: { name, password } }).then(onLogin, () => {}); // the hook returns the error
  }

  return (
    <form className={styles.fields} onSubmit={submit}>
      <h1>Anmelden</h1>
      {error && !loading && (
        <Alert tone="error" isNew>
          {errorMessage(error, formFailed)}
        </Alert>
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
            type={isPasswordVisible ? 'text' : 'password'}
            value={password}
            autoComplete="current-password"
            maxLength={200}
            required
            onChange={setPassword}
          />
          <Button
            variant="text"
            icon={isPasswordVisible ? 'eye-off' : 'eye'}
            label={isPasswordVisible ? 'Passwort verbergen' : 'Passwort anzeigen'}
            onPress={() => setPasswordVisible(!isPasswordVisible)}
          />
        </span>
      </Field>
      <Button type="submit" size="large" isWide isBusy={loading || Boolean(data)}>
        Anmelden
      </Button>
      <LoginLinkRequest name={name} onNameMissing={() => nameField.current?.reportValidity()} />
    </form>
  );
}

/** Requests a login link. The message is the same whether or not the account exists. */
function LoginLinkRequest({ name, onNameMissing }: { name: string; onNameMissing: () => void }) {
  const [request, { loading, error, data }] = useRequestLoginLinkMutation();
  const send = (): void => void (name.trim() ? request({ variables: { name } }) : onNameMissing());
  return (
    <>
      <Button variant="text" icon="mail" isWide isBusy={loading} onPress={send}>
        Anmeldelink per E-Mail senden
      </Button>
      {error && !loading && (
        <Alert tone="error" isNew>
          {errorMessage(error, formFailed)}
        </Alert>
      )}
      {data && !loading && (
        <Alert tone="success" isNew>
          Wenn es dieses Konto gibt, haben wir den Anmeldelink an seine E-Mail-Adresse geschickt. Er gilt {loginLinkMinutes} Minuten.
        </Alert>
      )}
    </>
  );
}
