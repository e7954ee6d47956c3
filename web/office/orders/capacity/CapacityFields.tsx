/** How many orders of a delivery method a quarter of an hour takes: one fewer, one more, none, or as many as usual. */
import { useId, useRef } from 'react';
import { deliveryMethods } from '../../../../schema/rules/checkout/deliveryMethods';
import { slotCapacityInputFields } from '../../../../schema/rules/order/timing/slotCapacity';
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import { Alert } from '../../../ui/feedback/Alert';
import styles from './CapacityDialog.module.css';
import { detailText, lessThan, type SlotCapacity } from './quarters';
import { useSetCapacity } from './useSetCapacity';

const { max = Infinity } = slotCapacityInputFields.capacity;

interface Props {
  branch: string;
  entry: SlotCapacity;
  /** Reads the list of quarters again. */
  refresh: () => Promise<void>;
}

export function CapacityFields({ branch, entry, refresh }: Props) {
  const { capacity, error, set } = useSetCapacity(entry, { branch, refresh });
  const heading = useId();
  const stopButton = useRef<HTMLButtonElement>(null);
  const { deliveryType, orders, defaultCapacity } = entry;
  const label = deliveryMethods[deliveryType];
  const isStopped = capacity === 0;
  // A limit that equals the default is none of its own.
  const change = (next: number): void => set(next === defaultCapacity ? null : next);
  const reset = (): void => {
    set(null);
    stopButton.current?.focus(); // the button of the default disappears
  };
  return (
    <section aria-labelledby={heading} className={styles.method}>
      <div>
        <h3 id={heading}>{label}</h3>
        <p role="status">{detailText({ orders, capacity })}</p>
      </div>
      <div className={styles.buttons}>
        <LimitStepper label={label} orders={orders} capacity={capacity} onChange={change} />
        <Button
          ref={stopButton}
          variant={isStopped ? 'primary' : 'secondary'}
          icon={isStopped ? 'check' : 'ban'}
          label={`${label} ${isStopped ? 'freigeben' : 'sperren'}`}
          onPress={() => (isStopped ? set(null) : set(0))}
        >
          {isStopped ? 'Freigeben' : 'Sperren'}
        </Button>
        {!isStopped && capacity !== defaultCapacity && (
          <Button variant="text" icon="undo-2" label={`${label} wie sonst: ${limitText(defaultCapacity)}`} onPress={reset}>
            Wie sonst: {limitText(defaultCapacity)}
          </Button>
        )}
      </div>
      {error !== null && (
        <Alert tone="error" isNew>
          {error}
        </Alert>
      )}
    </section>
  );
}

interface StepperProps {
  label: string;
  orders: number;
  capacity: number | null;
  onChange: (capacity: number) => void;
}

// The buttons keep the focus at their end: a disabled one would lose it.
function LimitStepper({ label, orders, capacity, onChange }: StepperProps) {
  const isAtStart = capacity === 0;
  const isAtEnd = capacity === null || capacity >= max;
  return (
    <span role="group" aria-label={`Grenze für ${label}`} className={styles.stepper}>
      <button
        type="button"
        aria-label={`${label}: ${capacity === null ? 'begrenzen' : 'eine weniger'}`}
        aria-disabled={isAtStart}
        onClick={() => !isAtStart && onChange(lessThan({ orders, capacity }))}
      >
        <Icon name="minus" />
      </button>
      <span>{limitText(capacity)}</span>
      <button type="button" aria-label={`${label}: eine mehr`} aria-disabled={isAtEnd} onClick={() => !isAtEnd && onChange(capacity + 1)}>
        <Icon name="plus" />
      </button>
    </span>
  );
}

const limitText = (capacity: number | null): string => (capacity === null ? 'ohne Grenze' : String(capacity));
