/** A segmented control: radio buttons that switch between two or three views. */
import { useId } from 'react';
import styles from './SegmentedControl.module.css';
import { entriesOf } from '../../../schema/objects';

interface Props<V extends string> {
  label: string;
  options: Readonly<Record<V, string>>;
  value: V;
  onChange: (value: V) => void;
}

export function SegmentedControl<V extends string>({ label, options, value, onChange }: Props<V>) {
  const name = useId();
  return (
    <fieldset role="radiogroup" aria-label={label} className={styles.control}>
      {entriesOf(options).map(([key, text]) => (
        <label key={key}>
          <input type="radio" name={name} checked={key === value} onChange={() => onChange(key)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
