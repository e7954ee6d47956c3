/** The form to change the password. */
import { useState, type FormEvent } from 'react';
import { useChangePasswordMutation } from '../Access.generated';
import { refetchSessions } from './SessionList';
import { useToast } from '../../../ui/overlays/Toasts';
import styles from '../access.module.css';
import { Alert } from '../../../ui/feedback/Alert';
import { errorMessage } from '../../../collection/errorMessages';
import { formFailed } from '../../errorMessages';
import { Field } from '../../../ui/inputs/Field';
import { Input } from '../../../ui/inputs/controls';
import { Button } from '../../../ui/actions/Button';
import { user } from '../../../../schema/collections/user';

const passwordField = user.fields.password;

export function PasswordForm() {
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
          maxLength={passwordField.max}
          required
          onChange={setCurrentPassword}
        />
      </Field>
      <Field label="Neues Passwort" hint={`Mindestens ${passwordField.min} Zeichen.`}>
        <Input
          type="password"
          autoComplete="new-password"
          value={newPassword}
          minLength={passwordField.min}
          maxLength={passwordField.max}
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
