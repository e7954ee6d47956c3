/** Picks records of another collection: one, or several in order. */
import { useContext } from 'react';
import { EditableList } from '../../ui/inputs/EditableList';
import { RecordPickerContext } from './recordPickerContext';

export function ReferenceEditor({
  id,
  field,
  label,
  value,
  onChange,
}: {
  id: string;
  field: { to: string };
  /** For pickers without a visible label. */
  label?: string;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const Picker = useContext(RecordPickerContext);
  return <Picker id={id} to={field.to} label={label} value={value} onChange={onChange} />;
}

interface ReferencesEditorProps {
  id: string;
  field: { to: string; label: string };
  value: readonly string[] | null;
  onChange: (value: readonly string[]) => void;
}

export function ReferencesEditor({ id: listId, field, value, onChange }: ReferencesEditorProps) {
  return (
    <EditableList label={field.label} entries={value ?? []} createEntry={() => ''} onChange={onChange}>
      {(id, index, update) => (
        <ReferenceEditor
          id={`${listId}-${index}`}
          field={field}
          label={`${field.label} ${index + 1}`}
          value={id}
          onChange={next => update(next ?? '')}
        />
      )}
    </EditableList>
  );
}
