/** Two or three views of the same thing, side by side: one is on, arrows switch. */
import { useId } from 'react';
import styles from './SegmentedControl.module.css';

interface Props<V extends string> {
  label: string;
  options: Readonly<Record<V, string>>;
  value: V;
  onChange: (value: V) => void;
}

export function Segmented<V extends string>({ label, options, value, onChange }: Props<V>) {
  const name = useId();
  return (
    <fieldset role="radiogroup" aria-label={label} className={styles.segmented}>
      {(Object.entries(options) as [V, string][]).map(([key, text]) => (
        <label key={key}>
          <input type="radio" name={name} checked={key === value} onChange={() => onChange(key)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
