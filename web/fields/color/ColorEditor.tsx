/** Edits a color as text, or with the color picker of the browser beside it. */
import { isColor } from '../../../schema/fields/validation/formats';
import { Input } from '../../ui/inputs/controls';
import styles from './ColorEditor.module.css';

interface Props {
  id: string;
  field: { label: string };
  value: string | null;
  onChange: (value: string | null) => void;
}

/** The color at which the picker starts when there is none yet. */
const initialColor = '#ffffff';

export function ColorEditor({ id, field, value, onChange }: Props) {
  const color = value !== null && isColor(value) ? value.toLowerCase() : null;
  return (
    <span className={styles.color}>
      <input
        type="color"
        className={color ? styles.swatch : `${styles.swatch} ${styles.none}`}
        aria-label={`${field.label}: auswählen`}
        value={color ?? initialColor}
        onChange={event => onChange(event.target.value)}
      />
      <Input id={id} value={value ?? ''} placeholder="#rrggbb" spellCheck={false} onChange={text => onChange(text.trim() || null)} />
    </span>
  );
}
