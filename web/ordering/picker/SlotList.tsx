/** The available times of a day, and a warning when the selected time is outside them (TP-11, TP-12). */
import type { DateTime } from 'luxon';
import { isWithinSlots, type Slot } from '../../../schema/rules/time/slots';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/feedback/Alert';
import styles from './SlotList.module.css';
import { isAvailable, nextAvailableDate, shortDateText, slotsOn, slotTimes, type AvailableSlots, type PickerStep } from './pickerState';

interface Props {
  time: DateTime;
  availableSlots: AvailableSlots;
  onStep: (step: PickerStep) => void;
}

export function SlotList({ time, availableSlots, onStep }: Props) {
  if (availableSlots === null) return null;
  const slots = slotsOn(time, availableSlots);
  if (slots.length === 0 && !isAvailable(time, availableSlots)) return <NoSlots {...{ time, availableSlots, onStep }} />;

  const slotItems = slots.map(slot => <SlotItem key={slot.start} slot={slot} time={time} onStep={onStep} />);
  return (
    <div role="group" aria-label="Verfügbare Zeiten" className={styles.slots}>
      {isAvailable(time, availableSlots) ? (
        <p className={styles.label}>Verfügbare Zeiten:</p>
      ) : (
        <Alert tone="warning" title="Verfügbare Zeiten:" isNew />
      )}
      <ul>{slotItems}</ul>
    </div>
  );
}

function SlotItem({ slot, time, onStep }: { slot: Slot; time: DateTime; onStep: Props['onStep'] }) {
  const { from, to } = slotTimes(slot, time);
  return (
    <li className={`${styles.slot} ${isWithinSlots([slot], time) ? styles.selected : ''}`}>
      <button type="button" aria-label={`${from} Uhr`} onClick={() => onStep({ kind: 'choose', at: slot.start })}>
        {from}
      </button>
      <span aria-hidden="true">-</span>
      <button type="button" aria-label={`${to} Uhr`} onClick={() => onStep({ kind: 'choose', at: slot.end })}>
        {to}
      </button>
      <span>Uhr</span>
    </li>
  );
}

function NoSlots({ time, availableSlots, onStep }: Props) {
  const nextDate = nextAvailableDate(time, availableSlots);
  return (
    <>
      <Alert tone="warning" title="Zum ausgewählten Tag sind keine Termine verfügbar." isNew />
      {nextDate && (
        <Button variant="secondary" icon="calendar-days" onPress={() => onStep({ kind: 'day', date: nextDate })}>
          {shortDateText(nextDate)}
        </Button>
      )}
    </>
  );
}
