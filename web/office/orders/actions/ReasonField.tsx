/** A text that customers read, with chips for the usual reasons. */
import { keysOf, mapKeys } from '../../../../schema/objects';
import { ChipGroup } from '../../../ui/inputs/ChipGroup';
import { TextArea } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';

interface Props {
  label: string;
  /** The usual texts by their short names. */
  usualReasons: Readonly<Record<string, string>>;
  value: string;
  maxLength: number | undefined;
  error?: string | undefined;
  autoFocus?: boolean;
  onChange: (text: string) => void;
}

export function ReasonField({ label, usualReasons, value, maxLength, error, autoFocus = false, onChange }: Props) {
  const names = keysOf(usualReasons);
  return (
    <>
      <ChipGroup
        label="Übliche Gründe"
        isLabelHidden
        options={mapKeys(names, name => name)}
        value={names.find(name => usualReasons[name] === value) ?? null}
        onChange={name => onChange(name === null ? '' : usualReasons[name]!)}
      />
      <Field label={label} mark="optional" error={error}>
        <TextArea value={value} rows={3} maxLength={maxLength} autoFocus={autoFocus} onChange={onChange} />
      </Field>
    </>
  );
}
