/** When the order is wanted: a day and a time, or as soon as possible (CHK-17 to CHK-19, CHK-50). */
import { useMemo } from 'react';
import { atMillis } from '../../../../schema/rules/time/calendar';
import { acceptsAppointment, datesOf } from '../../../../schema/rules/time/slots';
import { textOf } from '../../../../schema/errors/messages';
import { FieldError } from '../../../ui/inputs/Field';
import { Icon, type IconName } from '../../../ui/display/Icon';
import { Earliest } from '../../cart/EarliestTime';
import { MissedNote } from '../../cart/PastAppointmentNotice';
import { TimePicker } from '../../picker/TimePicker';
import { usePicker } from '../../picker/usePicker';
import { chosenDay, chosenTime } from '../state/appointmentText';
import styles from './AppointmentSection.module.css';
import { useCheckout, useError } from '../state/checkoutContext';
import { Part } from '../FormSection';

export function AppointmentSection() {
  const { branch, cart, at, slots } = useCheckout();
  const complaint = useError('appointmentDate');
  const dates = useMemo(() => datesOf(slots, at), [slots, at.zoneName]);
  const { appointment, setAppointment, missed } = cart;
  const picker = usePicker(appointment);
  const earliest = slots[0] ? atMillis(slots[0].start, at) : null;
  // A time that can no longer be had is said at once: the goods or the hours may have changed since it was chosen.
  const query = { branch, method: cart.method, products: cart.lines.map(({ product }) => product) };
  const isGone = appointment !== null && missed === null && !acceptsAppointment(query, appointment, at);
  const error = complaint ?? (isGone ? textOf({ path: [], rule: 'closed' }) : undefined);
  const isRequired = branch.isAppointmentRequired;
  const describedBy = error ? 'appointment-error' : undefined;
  return (
    <Part section="appointment" title="Termin">
      <div className={styles.fields}>
        <Opener icon="calendar-days" label="Datum" describedBy={describedBy} onPress={() => picker.open('day')}>
          {chosenDay(picker.shown, at, isRequired)}
        </Opener>
        <Opener icon="clock" label="Uhrzeit" describedBy={describedBy} onPress={() => picker.open('time')}>
          {chosenTime(picker.shown, earliest, { at, isRequired })}
        </Opener>
      </div>
      <MissedNote />
      {error && <FieldError id="appointment-error">{error}</FieldError>}
      <div className={styles.earliest}>
        <Earliest isQuiet={appointment === null} />
      </div>
      {picker.field && (
        <TimePicker
          label="Termin"
          date={appointment}
          proposal={earliest}
          at={at}
          availableDates={slots}
          dates={dates}
          focus={picker.field}
          onUpdate={picker.follow}
          onSave={moment => {
            setAppointment(moment);
            picker.close();
          }}
          onCancel={picker.close}
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
