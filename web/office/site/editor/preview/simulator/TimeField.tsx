/** The simulated time, in the time zone of the shop. Empty: the real time. */
import { useContext } from 'react';
import { inZone } from '../../../../../../schema/rules/time/calendar';
import { dateTimeInputValue } from '../../../../../fields/inputs/DateTimeEditor';
import { TimeZoneContext } from '../../../../../fields/timeZoneContext';
import { Input } from '../../../../../ui/inputs/controls';
import { Field } from '../../../../../ui/inputs/Field';

interface Props {
  time: number | null;
  onChange: (time: number | null) => void;
}

export function TimeField({ time, onChange }: Props) {
  const zone = useContext(TimeZoneContext);
  const setText = (text: string): void => {
    const at = inZone(text, zone);
    onChange(at.isValid ? at.toMillis() : null);
  };
  return (
    <Field label="Zeit" hint="Leer: die echte Zeit.">
      <Input type="datetime-local" value={time === null ? '' : dateTimeInputValue(inZone(time, zone))} onChange={setText} />
    </Field>
  );
}
