/** When the order is wanted: a day and a time, or as soon as possible (CHK-17 to CHK-19, CHK-50). */
import { useMemo, useState } from 'react';
import { atMillis } from '../../../schema/rules/calendar';
import { datesOf } from '../../../schema/rules/slots';
import { FieldError } from '../../ui/Field';
import { Icon, type IconName } from '../../ui/Icon';
import { TimePicker } from '../picker/TimePicker';
import { chosenDay, chosenTime } from './appointment';
import styles from './AppointmentSection.module.css';
import { useCheckout, useError } from './checkout';
import { Part } from './Part';

export function AppointmentSection() {
  const { branch, cart, at, slots } = useCheckout();
  const [open, setOpen] = useState<'day' | 'time' | null>(null);
  const error = useError('appointmentDate');
  const dates = useMemo(() => datesOf(slots, at), [slots, at.zoneName]);
  const { appointment, setAppointment } = cart;
  const earliest = slots[0] ? atMillis(slots[0].start, at) : null;
  const isRequired = branch.isAppointmentRequired;
  const describedBy = error ? 'appointment-error' : undefined;
  return (
    <Part section="appointment" title="Termin">
      <div className={styles.fields}>
        <Opener icon="calendar-days" label="Datum" describedBy={describedBy} onPress={() => setOpen('day')}>
          {chosenDay(appointment, at, isRequired)}
        </Opener>
        <Opener icon="clock" label="Uhrzeit" describedBy={describedBy} onPress={() => setOpen('time')}>
          {chosenTime(appointment, earliest, { at, isRequired })}
        </Opener>
      </div>
      {error && <FieldError id="appointment-error">{error}</FieldError>}
      {open && (
        <TimePicker
          label="Termin"
          date={appointment}
          proposal={earliest}
          at={at}
          availableDates={slots}
          dates={dates}
          focus={open}
          onSave={moment => {
            setAppointment(moment);
            setOpen(null);
          }}
          onCancel={() => setOpen(null)}
        />
      )}
    </Part>
  );
}

interface OpenerProps {
  icon: IconName;
  label: string;
  describedBy: string | undefined;
  children: string;
  onPress: () => void;
}

const Opener = ({ icon, label, describedBy, children, onPress }: OpenerProps) => (
  <button type="button" className={styles.opener} aria-haspopup="dialog" aria-describedby={describedBy} onClick={onPress}>
    <Icon name={icon} />
    <span className={styles.text}>
      <small>{label}</small> <b>{children}</b>
    </span>
    <Icon name="chevron-right" />
  </button>
);
