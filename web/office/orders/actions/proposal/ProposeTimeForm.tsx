/** Proposes up to three other times to the customer, or confirms the order for one. Offers the next available times and a free input. */
import { useState } from 'react';
import { Alert } from '../../../../ui/feedback/Alert';
import { useOffice } from '../../../shell/officeContext';
import { actionsFor, type BoardOrder } from '../../board/board';
import { useActionState } from '../useOrderActions';
import styles from './ProposeTimeForm.module.css';
import { CurrentProposal } from './CurrentProposal';
import { TimeButton } from './TimeButton';
import { ProposedTimes } from './ProposedTimes';
import { emptySelection, timesOf, visibleSelection } from './proposalTimes';
import { useNextTimes } from './useNextTimes';

export function ProposeTimeForm({ order }: { order: BoardOrder }) {
  const { me, config } = useOffice();
  const [selected, setSelection] = useState(emptySelection);
  const times = useNextTimes(order, config.timezone);
  const selection = visibleSelection(selected, times);
  const selectedTimes = timesOf(selection);
  const { errorMessage } = useActionState(order.id);

  return (
    <section className={styles.panel} aria-labelledby="proposal">
      <h3 id="proposal">Gegentermin vorschlagen</h3>
      {order.counterAppointments.length > 0 && <CurrentProposal order={order} />}
      <ProposedTimes times={times} selection={selection} onChange={setSelection} />
      {errorMessage && (
        <Alert tone="warning" isNew>
          {errorMessage}
        </Alert>
      )}
      {selectedTimes.length > 0 && (
        <div className={styles.actions}>
          {actionsFor(order, 'proposal', me.roles).map(action => (
            <TimeButton key={action} order={order} action={action} times={selectedTimes} onDone={() => setSelection(emptySelection)} />
          ))}
        </div>
      )}
    </section>
  );
}
