/** Picks records of another collection: one, or several in order. */
import { useContext } from 'react';
import { EditableList } from '../../ui/inputs/EditableList';
import { FileListContext, type FileListProps } from './fileListContext';
import { ImageListContext } from './imageListContext';
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
  field: { to: string; label: string; max?: number };
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

/** Several images, all in one list. */
export function ImagesEditor(props: ReferencesEditorProps) {
  const ImageList = useContext(ImageListContext);
  const { id, field, value, onChange } = props;
  if (!ImageList) return <ReferencesEditor {...props} />;
  return <ImageList id={id} label={field.label} max={field.max} value={value ?? []} onChange={onChange} />;
}

/** Several files, which can be uploaded at once. */
export function FilesEditor(props: FileListProps) {
  const FileList = useContext(FileListContext) ?? ReferencesEditor;
  return <FileList {...props} />;
}
