/** Chooses one of a few colors of the design. */
import { useId } from 'react';
import { entriesOf } from '../../../schema/objects';
import styles from './ColorChoice.module.css';

interface Props {
  options: Readonly<Record<string, string>>;
  /** The design tokens of the options. */
  tokens: Readonly<Record<string, string>>;
  value: string | null;
  onChange: (value: string) => void;
}

export function ColorChoice({ options, tokens, value, onChange }: Props) {
  const name = useId();
  const chosen = value ?? Object.keys(options)[0];
  return (
    <div className={styles.colors}>
      {entriesOf(options).map(([option, label]) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === chosen} onChange={() => onChange(option)} />
          <span className={styles.swatch} style={{ background: `var(${tokens[option]})` }} />
          {label}
        </label>
      ))}
    </div>
  );
}
