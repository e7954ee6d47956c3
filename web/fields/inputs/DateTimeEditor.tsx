/** Edits a moment by the clock of the shop. */
import { DateTime } from 'luxon';
import { useContext } from 'react';
import { Input } from '../../ui/inputs/controls';
import { ShopZone } from '../timeZoneContext';

interface Props {
  id: string;
  value: Date | null;
  onChange: (value: Date | null) => void;
}

const shape = "yyyy-MM-dd'T'HH:mm";

export function MomentEditor({ id, value, onChange }: Props) {
  const zone = useContext(ShopZone);
  const shown = value ? DateTime.fromJSDate(value, { zone }).toFormat(shape, { locale: 'de' }) : '';
  const change = (text: string): void => {
    const at = DateTime.fromISO(text, { zone });
    onChange(at.isValid ? at.toJSDate() : null);
  };
  return <Input id={id} type="datetime-local" value={shown} onChange={change} />;
}
