/** The form that creates an API token. */
import { type CreateApiTokenMutationVariables, useCreateApiTokenMutation } from './Access.generated';
import { type ApiTokenProps, refetchTokens, scopeLabels } from './apiTokens';
import { useState, type FormEvent } from 'react';
import styles from './access.module.css';
import { Alert } from '../../ui/feedback/Alert';
import { errorMessage } from '../../collection/errorMessages';
import { formFailed } from '../errorMessages';
import { Field } from '../../ui/inputs/Field';
import { Input } from '../../ui/inputs/controls';
import { CheckboxGroup, CheckboxCard } from '../../ui/inputs/CheckboxGroup';
import { Button } from '../../ui/actions/Button';

type CreateInput = CreateApiTokenMutationVariables['input'];

export function CreateApiTokenForm({ branches, onCreated }: Pick<ApiTokenProps, 'branches' | 'onCreated'>) {
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
