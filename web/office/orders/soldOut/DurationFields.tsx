/** The fields that say until when a product is sold out. */
import { ChipGroup } from '../../../ui/inputs/ChipGroup';
import { Input } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { durations, type SoldOutForm } from './soldOutForm';

interface Props {
  form: SoldOutForm;
  onChange: (form: SoldOutForm) => void;
}

export const DurationFields = ({ form, onChange }: Props) => (
  <>
    <ChipGroup
      label="Bis wann?"
      options={durations}
      value={form.duration}
      onChange={duration => duration && onChange({ ...form, duration })}
    />
    {form.duration === 'time' && (
      <Field label="Uhrzeit">
        <Input type="time" value={form.time} onChange={time => onChange({ ...form, time })} />
      </Field>
    )}
  </>
);
