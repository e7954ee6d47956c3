/** The times of a day to choose from, and a warning while the clock stands outside of them (TP-11, TP-12). */
import type { DateTime } from 'luxon';
import { isWithinSlots, type Slot } from '../../../schema/rules/time/slots';
import { Button } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Alert';
import styles from './SlotList.module.css';
import { isAvailable, nextFreeDate, shortDay, slotsOn, slotTimes, type AvailableDates, type PickerStep } from './pickerState';

interface Props {
  moment: DateTime;
  availableDates: AvailableDates;
  onStep: (step: PickerStep) => void;
}

export function SlotList({ moment, availableDates, onStep }: Props) {
  if (availableDates === null) return null;
  const slots = slotsOn(moment, availableDates);
  if (slots.length === 0 && !isAvailable(moment, availableDates)) return <NoSlots {...{ moment, availableDates, onStep }} />;

  const rows = slots.map(slot => <SlotRow key={slot.start} slot={slot} moment={moment} onStep={onStep} />);
  return (
    <div role="group" aria-label="Verfügbare Zeiten" className={styles.slots}>
      {isAvailable(moment, availableDates) ? (
        <p className={styles.label}>Verfügbare Zeiten:</p>
      ) : (
        <Note tone="warn" title="Verfügbare Zeiten:" isNew />
      )}
      <ul>{rows}</ul>
    </div>
  );
}

function SlotRow({ slot, moment, onStep }: { slot: Slot; moment: DateTime; onStep: Props['onStep'] }) {
  const { from, to } = slotTimes(slot, moment);
  return (
    <li className={`${styles.slot} ${isWithinSlots([slot], moment) ? styles.chosen : ''}`}>
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

function NoSlots({ moment, availableDates, onStep }: Props) {
  const next = nextFreeDate(moment, availableDates);
  return (
    <>
      <Note tone="warn" title="Zum ausgewählten Tag sind keine Termine verfügbar." isNew />
      {next && (
        <Button look="secondary" icon="calendar-days" onPress={() => onStep({ kind: 'day', date: next })}>
          {shortDay(next)}
        </Button>
      )}
    </>
  );
}
