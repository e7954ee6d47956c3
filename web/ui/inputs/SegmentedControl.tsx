/** A segmented control: radio buttons that switch between a few views. */
import { useId, type ReactNode } from 'react';
import styles from './SegmentedControl.module.css';
import { entriesOf } from '../../../schema/objects';

interface Props<V extends string> {
  label: string;
  options: Readonly<Record<V, ReactNode>>;
  /** Null when none of them is chosen. */
  value: V | null;
  onChange: (value: V) => void;
}

export function SegmentedControl<V extends string>({ label, options, value, onChange }: Props<V>) {
  const name = useId();
  return (
    <fieldset role="radiogroup" aria-label={label} className={styles.control}>
      {entriesOf(options).map(([key, content]) => (
        <label key={key}>
          <input type="radio" name={name} checked={key === value} onChange={() => onChange(key)} />
          <span>{content}</span>
        </label>
      ))}
    </fieldset>
  );
}
