/** Proposes another time to the customer or confirms the order for it. Offers the next available times and a free input. */
import { useState } from 'react';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { inZone } from '../../../../schema/rules/time/calendar';
import { relativeDateTimeText } from '../../../../schema/rules/time/dateText';
import { useClock } from '../../../hooks/useClock';
import { Button } from '../../../ui/actions/Button';
import { Input } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { Alert } from '../../../ui/feedback/Alert';
import { useOffice } from '../../shell/officeContext';
import { actionsFor, type BoardOrder } from '../board/board';
import { actionIcon, actionLabel, needsTime, timeInput } from './actionView';
import { useBoardContext } from '../board/boardContext';
import { useBranchHoursQuery } from '../Orders.generated';
import { toInputValue, nextTimes, proposalTimeText } from './proposalTimes';
import styles from './ProposeTimeForm.module.css';

export function ProposeTimeForm({ order }: { order: BoardOrder }) {
  const { actions } = useBoardContext();
  const { config, me } = useOffice();
  const { timezone } = config;
  const now = useClock(timezone);
  const { data } = useBranchHoursQuery({ variables: { id: order.branch.id } });
  const [selectedTime, setSelectedTime] = useState<string | null>(null); // ISO 8601
  const [isManual, setManual] = useState(false);
  const times = data?.branch ? nextTimes(order, data.branch, now) : [];
  const errorMessage = actions.errorOf(order.id);

  return (
    <section className={styles.panel} aria-labelledby="proposal">
      <h3 id="proposal">Gegentermin vorschlagen</h3>
      {order.counterAppointment && (
        <CurrentProposal order={order} proposal={relativeDateTimeText(inZone(order.counterAppointment, timezone), now)} />
      )}
      <div role="group" aria-label="Nächste freie Zeiten" className={styles.times}>
        {times.map(time => (
          <button
            key={time}
            type="button"
            aria-pressed={!isManual && selectedTime === time}
            onClick={() => (setManual(false), setSelectedTime(time))}
          >
            {proposalTimeText(time, now)}
          </button>
        ))}
        <button type="button" aria-pressed={isManual} onClick={() => setManual(true)}>
          Andere Zeit
        </button>
      </div>
      {isManual && (
        <Field label="Tag und Uhrzeit">
          <Input
            type="datetime-local"
            autoFocus
            min={toInputValue(now)}
            max={toInputValue(now.plus({ days: 365 }))}
            value={selectedTime ? toInputValue(inZone(selectedTime, timezone)) : ''}
            onChange={text => setSelectedTime(text ? inZone(text, timezone).toUTC().toISO() : null)}
          />
        </Field>
      )}
      {errorMessage && (
        <Alert tone="warning" isNew>
          {errorMessage}
        </Alert>
      )}
      {selectedTime && (
        <div className={styles.actions}>
          {actionsFor(order, 'proposal', me.roles).map(action => (
            <TimeButton key={action} order={order} action={action} time={selectedTime} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Runs an action with the selected time. An action that also runs without a time, runs at once with it. */
function TimeButton({ order, action, time }: { order: BoardOrder; action: StaffAction; time: string }) {
  const { actions } = useBoardContext();
  const isBusy = actions.isRunning(order.id);
  const name = timeInput(action);
  if (!name) return null;
  const run = (): void => void (isBusy || actions.run(order, action, { [name]: time }));
  const label = actionLabel(action, order);
  return needsTime(action) ? (
    <Button icon={actionIcon(action, order)} isBusy={isBusy} onPress={run}>
      {label}
    </Button>
  ) : (
    <Button variant="secondary" isDisabled={isBusy} onPress={run}>
      Gleich {label.toLowerCase()}
    </Button>
  );
}

function CurrentProposal({ order, proposal }: { order: BoardOrder; proposal: string }) {
  const { actions } = useBoardContext();
  const { me } = useOffice();
  const actionsWithoutTime = actionsFor(order, 'proposal', me.roles).filter(action => !timeInput(action));
  return (
    <div className={styles.current}>
      <p>
        Vorgeschlagen: <b>{proposal}</b>. Die Kundschaft hat noch nicht geantwortet.
      </p>
      {actionsWithoutTime.map(action => (
        <Button
          key={action}
          variant="secondary"
          size="small"
          isBusy={actions.isRunning(order.id)}
          onPress={() => void actions.run(order, action)}
        >
          {actionLabel(action, order)}
        </Button>
      ))}
    </div>
  );
}
