/** A group of chips: one can be selected, pressing it again clears it. */
import { entriesOf } from '../../../schema/objects';
import styles from './ChipGroup.module.css';
import { GroupLabel } from './Field';

interface Props<V extends string> {
  label: string;
  isLabelHidden?: boolean;
  /** The texts by value. */
  options: Readonly<Partial<Record<V, string>>>;
  value: V | null;
  onChange: (value: V | null) => void;
}

export const ChipGroup = <V extends string>({ label, isLabelHidden, options, value, onChange }: Props<V>) => (
  <fieldset>
    <GroupLabel isHidden={isLabelHidden}>{label}</GroupLabel>
    <div className={styles.chips}>
      {entriesOf(options).map(([key, text]) => (
        <button key={key} type="button" aria-pressed={key === value} onClick={() => onChange(key === value ? null : key)}>
          {text}
        </button>
      ))}
    </div>
  </fieldset>
);
