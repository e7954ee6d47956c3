/** Proposes up to three other times to the customer, or confirms the order for one. Offers the next available times and a free input. */
import { useState } from 'react';
import { useClock } from '../../../../hooks/useClock';
import { Alert } from '../../../../ui/feedback/Alert';
import { useOffice } from '../../../shell/officeContext';
import { actionsFor, type BoardOrder } from '../../board/board';
import { useActionState } from '../useOrderActions';
import { useBranchHoursQuery, useProposalSlotsQuery } from '../../Orders.generated';
import { nextTimes } from './proposalTimes';
import styles from './ProposeTimeForm.module.css';
import { CurrentProposal } from './CurrentProposal';
import { TimeButton } from './TimeButton';
import { ProposedTimes } from './ProposedTimes';

export function ProposeTimeForm({ order }: { order: BoardOrder }) {
  const { config, me } = useOffice();
  const now = useClock(config.timezone);
  const { data } = useBranchHoursQuery({ variables: { id: order.branch.id } });
  const { data: capacity } = useProposalSlotsQuery({ variables: { branch: order.branch.id }, fetchPolicy: 'network-only' });
  const [selectedTimes, setSelectedTimes] = useState<readonly string[]>([]); // ISO 8601
  const fullSlots = capacity?.fullSlots.find(({ deliveryType }) => deliveryType === order.deliveryType)?.slots;
  const times = data?.branch ? nextTimes(order, data.branch, now, fullSlots) : [];
  const { errorMessage } = useActionState(order.id);

  return (
    <section className={styles.panel} aria-labelledby="proposal">
      <h3 id="proposal">Gegentermin vorschlagen</h3>
      {order.counterAppointments.length > 0 && <CurrentProposal order={order} />}
      <ProposedTimes times={times} selectedTimes={selectedTimes} onChange={setSelectedTimes} />
      {errorMessage && (
        <Alert tone="warning" isNew>
          {errorMessage}
        </Alert>
      )}
      {selectedTimes.length > 0 && (
        <div className={styles.actions}>
          {actionsFor(order, 'proposal', me.roles).map(action => (
            <TimeButton key={action} order={order} action={action} times={selectedTimes} />
          ))}
        </div>
      )}
    </section>
  );
}
