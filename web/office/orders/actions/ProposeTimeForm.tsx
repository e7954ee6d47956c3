/** Another time for an order: the next free ones first, any other by hand. Offered to the customer, or agreed on at once. */
import { useState } from 'react';
import { inZone } from '../../../../schema/rules/time/calendar';
import { momentText } from '../../../../schema/rules/time/dateText';
import { useClock } from '../../../hooks/useClock';
import { Button } from '../../../ui/actions/Button';
import { Input } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { Note } from '../../../ui/feedback/Alert';
import { useOffice } from '../../shell/officeContext';
import type { BoardOrder } from '../board/board';
import { useBoardView } from '../board/boardContext';
import { useBranchHoursQuery } from '../Orders.generated';
import { localText, nextTimes, timeOffered } from './proposalTimes';
import styles from './ProposeTimeForm.module.css';

export function ProposalPanel({ order }: { order: BoardOrder }) {
  const { moves } = useBoardView();
  const { timezone } = useOffice().config;
  const at = useClock(timezone);
  const { data } = useBranchHoursQuery({ variables: { id: order.branch.id } });
  const [chosen, setChosen] = useState<string | null>(null); // ISO 8601
  const [isByHand, setByHand] = useState(false);
  const times = data?.branch ? nextTimes(order, data.branch, at) : [];
  const isBusy = moves.isMoving(order.id);
  const refusal = moves.refusalOf(order.id);

  const take = (step: 'propose' | 'confirm'): void => {
    if (!chosen || isBusy) return;
    void moves.move(order, step, step === 'propose' ? { counterAppointment: chosen } : { appointment: chosen });
  };
  return (
    <section className={styles.panel} aria-labelledby="proposal">
      <h3 id="proposal">Gegentermin vorschlagen</h3>
      {order.counterAppointment && <Standing order={order} proposal={momentText(inZone(order.counterAppointment, timezone), at)} />}
      <div role="group" aria-label="Nächste freie Zeiten" className={styles.times}>
        {times.map(time => (
          <button key={time} type="button" aria-pressed={!isByHand && chosen === time} onClick={() => (setByHand(false), setChosen(time))}>
            {timeOffered(time, at)}
          </button>
        ))}
        <button type="button" aria-pressed={isByHand} onClick={() => setByHand(true)}>
          Andere Zeit
        </button>
      </div>
      {isByHand && (
        <Field label="Tag und Uhrzeit">
          <Input
            type="datetime-local"
            autoFocus
            min={localText(at)}
            max={localText(at.plus({ days: 365 }))}
            value={chosen ? localText(inZone(chosen, timezone)) : ''}
            onChange={text => setChosen(text ? inZone(text, timezone).toUTC().toISO() : null)}
          />
        </Field>
      )}
      {refusal && (
        <Note tone="warn" isNew>
          {refusal}
        </Note>
      )}
      {chosen && (
        <div className={styles.ways}>
          <Button look="secondary" isDisabled={isBusy} onPress={() => take('confirm')}>
            Gleich bestätigen
          </Button>
          <Button icon="calendar-days" isBusy={isBusy} onPress={() => take('propose')}>
            Vorschlagen
          </Button>
        </div>
      )}
    </section>
  );
}

function Standing({ order, proposal }: { order: BoardOrder; proposal: string }) {
  const { moves } = useBoardView();
  return (
    <div className={styles.standing}>
      <p>
        Vorgeschlagen: <b>{proposal}</b>. Die Kundschaft hat noch nicht geantwortet.
      </p>
      <Button look="secondary" size="small" isBusy={moves.isMoving(order.id)} onPress={() => void moves.move(order, 'withdraw')}>
        Zurückziehen
      </Button>
    </div>
  );
}
