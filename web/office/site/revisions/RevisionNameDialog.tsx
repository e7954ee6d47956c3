/** Dialog to name a revision. A revision with a name is never deleted. */
import { useState } from 'react';
import { messageFor } from '../../../../schema/errors/messages';
import { validate } from '../../../../schema/fields/validation/validate';
import { revisionInput } from '../../../../schema/rules/site/siteRevision';
import { errorMessage } from '../../../collection/errorMessages';
import { Input } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { FormDialog } from '../../../ui/overlays/FormDialog';
import { useRenameSiteRevisionMutation } from './Revisions.generated';
import type { Revision } from './useRevisions';

const { name: nameField } = revisionInput;

export function RevisionNameDialog({ revision, onClose }: { revision: Revision; onClose: () => void }) {
  const [name, setName] = useState(revision.name ?? '');
  const [rename, { loading, error }] = useRenameSiteRevisionMutation();
  const [issue] = validate(revisionInput, { name });
  const save = (): void => {
    // The dialog stays open and shows the error.
    if (!issue) void rename({ variables: { id: revision.id, name } }).then(onClose, () => {});
  };
  return (
    <FormDialog title={`Fassung ${revision.number} benennen`} submitLabel="Speichern" isBusy={loading} onSubmit={save} onClose={onClose}>
      <Field
        label={nameField.label}
        hint="Eine Fassung mit Namen bleibt erhalten. Leer: kein Name."
        error={issue ? messageFor(issue) : error && errorMessage(error, 'Die Fassung konnte nicht benannt werden.')}
      >
        <Input value={name} onChange={setName} />
      </Field>
    </FormDialog>
  );
}
