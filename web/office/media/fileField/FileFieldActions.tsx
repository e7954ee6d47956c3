/** The buttons of a file field: select a file of the library, or remove it. */
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import styles from '../media.module.css';
import { FilePicker } from './FilePicker';

interface Props {
  hasFile: boolean;
  onChange: (id: string | null) => void;
}

export function FileFieldActions({ hasFile, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.actions}>
      <Button variant="text" size="small" icon="file" popup="dialog" onPress={() => setOpen(true)}>
        Aus den Dateien wählen
      </Button>
      {hasFile && (
        <Button variant="text" size="small" icon="trash-2" onPress={() => onChange(null)}>
          Datei entfernen
        </Button>
      )}
      {isOpen && (
        <FilePicker
          onSelect={id => {
            onChange(id);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
