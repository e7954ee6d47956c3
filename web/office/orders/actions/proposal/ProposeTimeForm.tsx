/** Proposes another time to the customer or confirms the order for it. Offers the next available times and a free input. */
import { useState } from 'react';
import { useClock } from '../../../../hooks/useClock';
import { Alert } from '../../../../ui/feedback/Alert';
import { useOffice } from '../../../shell/officeContext';
import { actionsFor, type BoardOrder } from '../../board/board';
import { useActionState } from '../useOrderActions';
import { useBranchHoursQuery } from '../../Orders.generated';
import { nextTimes } from './proposalTimes';
import styles from './ProposeTimeForm.module.css';
import { CurrentProposal } from './CurrentProposal';
import { TimeButton } from './TimeButton';
import { ProposedTimes } from './ProposedTimes';

export function ProposeTimeForm({ order }: { order: BoardOrder }) {
  const { config, me } = useOffice();
  const now = useClock(config.timezone);
  const { data } = useBranchHoursQuery({ variables: { id: order.branch.id } });
  const [selectedTime, setSelectedTime] = useState<string | null>(null); // ISO 8601
  const times = data?.branch ? nextTimes(order, data.branch, now) : [];
  const { errorMessage } = useActionState(order.id);

  return (
    <section className={styles.panel} aria-labelledby="proposal">
      <h3 id="proposal">Gegentermin vorschlagen</h3>
      {order.counterAppointment && <CurrentProposal order={order} proposal={order.counterAppointment} />}
      <ProposedTimes times={times} selectedTime={selectedTime} onSelect={setSelectedTime} />
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
