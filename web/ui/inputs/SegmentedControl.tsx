/** A segmented control: radio buttons that switch between a few views, as texts or as icons. */
import { useId } from 'react';
import { Icon, type IconName } from '../display/Icon';
import { VisuallyHidden } from '../display/layout';
import styles from './SegmentedControl.module.css';
import { entriesOf } from '../../../schema/objects';

interface Props<V extends string> {
  label: string;
  options: Readonly<Record<V, string>>;
  /** Shown instead of the texts, which are then the names. */
  icons?: Readonly<Record<V, IconName>>;
  /** Null when none of them is chosen. */
  value: V | null;
  onChange: (value: V) => void;
}

export function SegmentedControl<V extends string>({ label, options, icons, value, onChange }: Props<V>) {
  const name = useId();
  return (
    <fieldset role="radiogroup" aria-label={label} className={styles.control}>
      {entriesOf(options).map(([key, text]) => (
        <label key={key} title={icons && text}>
          <input type="radio" name={name} checked={key === value} onChange={() => onChange(key)} />
          <span>
            {icons ? (
              <>
                <Icon name={icons[key]} />
                <VisuallyHidden>{text}</VisuallyHidden>
              </>
            ) : (
              text
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
