/** A list whose entries can be added, moved up and removed. */
import { useRef, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import styles from './EditableList.module.css';

interface Props<T> {
  label: string;
  entries: readonly T[];
  createEntry: () => T;
  onChange: (entries: T[]) => void;
  children: (entry: T, index: number, update: (entry: T) => void) => ReactNode;
}

export function EditableList<T>({ label, entries, createEntry, onChange, children }: Props<T>) {
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number): void => {
    onChange(entries.filter((_, n) => n !== index));
    addButton.current?.focus(); // the pressed button disappears with its entry
  };
  const swapWithPrevious = (index: number): T[] =>
    entries.map((entry, n) => (n === index - 1 ? entries[index]! : n === index ? entries[index - 1]! : entry));
  return (
    <>
      <ol aria-label={label} className={styles.list}>
        {entries.map((entry, index) => (
          <li key={index}>
            <div className={styles.entry}>
              {children(entry, index, updated => onChange(entries.map((current, n) => (n === index ? updated : current))))}
            </div>
            <span className={styles.buttons}>
              {index > 0 && (
                <Button
                  variant="text"
                  icon="chevron-up"
                  label={`${label} ${index + 1} nach oben`}
                  onPress={() => onChange(swapWithPrevious(index))}
                />
              )}
              <Button variant="text" icon="x" label={`${label} ${index + 1} entfernen`} onPress={() => remove(index)} />
            </span>
          </li>
        ))}
      </ol>
      <Button
        ref={addButton}
        variant="secondary"
        icon="plus"
        label={`${label}: hinzufügen`}
        onPress={() => onChange([...entries, createEntry()])}
      >
        Hinzufügen
      </Button>
    </>
  );
}
