/** A list whose entries can be added, moved up and taken out. */
import { useRef, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import styles from './EditableList.module.css';

interface Props<T> {
  label: string;
  entries: readonly T[];
  fresh: () => T;
  onChange: (entries: T[]) => void;
  children: (entry: T, index: number, change: (entry: T) => void) => ReactNode;
}

export function EditableList<T>({ label, entries, fresh, onChange, children }: Props<T>) {
  const adder = useRef<HTMLButtonElement>(null);
  const remove = (index: number): void => {
    onChange(entries.filter((_, n) => n !== index));
    adder.current?.focus(); // the button that was pressed goes with its entry
  };
  const swapped = (index: number): T[] =>
    entries.map((entry, n) => (n === index - 1 ? entries[index]! : n === index ? entries[index - 1]! : entry));
  return (
    <>
      <ol aria-label={label} className={styles.list}>
        {entries.map((entry, index) => (
          <li key={index}>
            {children(entry, index, changed => onChange(entries.map((old, n) => (n === index ? changed : old))))}
            {index > 0 && (
              <Button look="text" icon="chevron-up" label={`${label} ${index + 1} nach oben`} onPress={() => onChange(swapped(index))} />
            )}
            <Button look="text" icon="x" label={`${label} ${index + 1} entfernen`} onPress={() => remove(index)} />
          </li>
        ))}
      </ol>
      <Button ref={adder} look="secondary" icon="plus" label={`${label}: hinzufügen`} onPress={() => onChange([...entries, fresh()])}>
        Hinzufügen
      </Button>
    </>
  );
}
