/** Chooses records of another collection: one, or several in their order. */
import { useContext } from 'react';
import { EditableList } from '../../ui/inputs/EditableList';
import { RecordPicker } from './recordPickerContext';

export function ReferenceEditor({
  id,
  field,
  label,
  value,
  onChange,
}: {
  id: string;
  field: { to: string };
  /** Where no label stands beside it. */
  label?: string;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const Picker = useContext(RecordPicker);
  return <Picker id={id} to={field.to} label={label} value={value} onChange={onChange} />;
}

interface ListProps {
  id: string;
  field: { to: string; label: string };
  value: readonly string[] | null;
  onChange: (value: readonly string[]) => void;
}

export function ReferencesEditor({ id: own, field, value, onChange }: ListProps) {
  return (
    <EditableList label={field.label} entries={value ?? []} fresh={() => ''} onChange={onChange}>
      {(id, index, change) => (
        <ReferenceEditor
          id={`${own}-${index}`}
          field={field}
          label={`${field.label} ${index + 1}`}
          value={id}
          onChange={next => change(next ?? '')}
        />
      )}
    </EditableList>
  );
}
