/** Edits a date and time in the time zone of the shop. */
import { DateTime } from 'luxon';
import { useContext } from 'react';
import { Input } from '../../ui/inputs/controls';
import { TimeZoneContext } from '../timeZoneContext';

interface Props {
  id: string;
  value: Date | null;
  onChange: (value: Date | null) => void;
}

/** Returns the value of a `datetime-local` input. */
export const dateTimeInputValue = (dateTime: DateTime): string => dateTime.toFormat("yyyy-MM-dd'T'HH:mm", { locale: 'de' });

export function DateTimeEditor({ id, value, onChange }: Props) {
  const zone = useContext(TimeZoneContext);
  const inputValue = value ? dateTimeInputValue(DateTime.fromJSDate(value, { zone })) : '';
  const handleChange = (text: string): void => {
    const dateTime = DateTime.fromISO(text, { zone });
    onChange(dateTime.isValid ? dateTime.toJSDate() : null);
  };
  return <Input id={id} type="datetime-local" value={inputValue} onChange={handleChange} />;
}
