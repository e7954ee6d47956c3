/** Confirms the deletion of a record of any collection. It says where the record is used, and offers another one for these places. */
import { useContext, useId, useState } from 'react';
import type { Collection } from '../../../schema/collections/collection';
import { RecordPickerContext } from '../../fields/inputs/recordPickerContext';
import { Loading } from '../../ui/feedback/Skeleton';
import { Field } from '../../ui/inputs/Field';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import type { WriteHooks } from '../collectionHooks';
import { errorMessage, failureText } from '../errorMessages';
import { UsageList } from './UsageList';
import { useDeleteRecord } from './useDeleteRecord';
import { useUsages } from './useUsages';

interface Props {
  definition: Collection;
  hooks: Pick<WriteHooks, 'useDelete'>;
  id: string;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteDialog({ definition, hooks, id, onDeleted, onClose }: Props) {
  const [replacement, setReplacement] = useState<string | null>(null);
  const { usages, loadMore, isLoading, retry } = useUsages(definition.name, id);
  const { remove, error, isBusy } = useDeleteRecord({ definition, hooks, id, onDeleted });
  const isSame = replacement === id;
  const isUsed = usages !== undefined && usages.total > 0;
  return (
    <ConfirmDialog
      title={`${definition.singularLabel} löschen?`}
      confirmLabel={replacement ? 'Ersetzen und löschen' : 'Löschen'}
      width={isUsed ? 'medium' : 'narrow'}
      isBusy={isBusy || isLoading} // the list moves the button
      error={error && errorMessage(error, failureText(definition, 'delete'))}
      details={
        <>
          {isLoading && <Loading />}
          {(isUsed || retry) && <UsageList {...{ usages, loadMore, retry }} />}
          {isUsed && <ReplacementField definition={definition} isSame={isSame} value={replacement} onChange={setReplacement} />}
        </>
      }
      onConfirm={() => {
        if (!isSame) remove(replacement);
      }}
      onClose={onClose}
    >
      Das lässt sich nicht rückgängig machen.
    </ConfirmDialog>
  );
}

interface ReplacementProps {
  definition: Collection;
  isSame: boolean;
  value: string | null;
  onChange: (id: string | null) => void;
}

function ReplacementField({ definition, isSame, value, onChange }: ReplacementProps) {
  const Picker = useContext(RecordPickerContext);
  const id = useId();
  const hint = definition.onDeleteInUse
    ? 'Leer: Der Eintrag wird nur deaktiviert, solange ihn etwas benutzt.'
    : 'Alle Stellen benutzen dann diesen Eintrag.';
  return (
    <Field
      id={id}
      label="Ersetzen durch"
      hint={hint}
      error={isSame ? 'Das ist der Eintrag, den Sie löschen. Bitte wählen Sie einen anderen.' : undefined}
    >
      <Picker id={id} to={definition.name} label="Ersetzen durch" empty="Nicht ersetzen" value={value} onChange={onChange} />
    </Field>
  );
}
