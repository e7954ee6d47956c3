/** Checkboxes for any of a few options, which keep their order. */
import { Checkbox } from '../../ui/inputs/controls';
import styles from './OptionsEditor.module.css';

interface Props<V> {
  options: readonly (readonly [option: V, label: string])[];
  value: readonly V[] | null;
  onChange: (value: readonly V[]) => void;
}

export function OptionsEditor<V extends string | number>({ options, value, onChange }: Props<V>) {
  const chosen = value ?? [];
  const choose = (changed: V, isChosen: boolean): void =>
    onChange(options.map(([option]) => option).filter(option => (option === changed ? isChosen : chosen.includes(option))));
  return (
    <div className={styles.options}>
      {options.map(([option, label]) => (
        <label key={option}>
          <Checkbox checked={chosen.includes(option)} onChange={isChosen => choose(option, isChosen)} />
          {label}
        </label>
      ))}
    </div>
  );
}
