/** Shows the shop as it will be at another time. */
import { useState } from 'react';
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateTimeInputValue } from '../../../fields/inputs/DateTimeEditor';
import { useClock } from '../../../hooks/useClock';
import { Button } from '../../../ui/actions/Button';
import { Input } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { useShop } from '../state/shopContext';
import styles from './Tools.module.css';
import type { SimulatedTime } from './useSimulatedTime';

export function SimulatedTimeField({ simulate }: SimulatedTime) {
  const { timezone } = useShop().config;
  const at = useClock(timezone);
  const [text, setText] = useState(dateTimeInputValue(at));
  const submit = (): void => {
    const time = inZone(text, timezone);
    if (time.isValid) simulate(time.toMillis());
  };
  return (
    <form
      className={styles.time}
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label="Zeit simulieren" hint="Bestellungen prüft der Server zur echten Zeit.">
        <Input
          type="datetime-local"
          required
          min={dateTimeInputValue(at.minus({ years: 1 }))}
          max={dateTimeInputValue(at.plus({ years: 1 }))}
          value={text}
          onChange={setText}
        />
      </Field>
      <Button type="submit" variant="secondary" size="small" icon="clock">
        Zeit setzen
      </Button>
    </form>
  );
}
