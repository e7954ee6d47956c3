/** Asks the customer to accept or decline a proposed time (STAT-10, STAT-11, T-13). It is announced, but never takes the focus. */
import { useState } from 'react';
import { customerActionNames, customerActions, type CustomerAction } from '../../../../schema/rules/order/actions/externalActions';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import styles from './ProposedTime.module.css';
import type { StatusOrderFragment } from '../OrderStatus.generated';
import { CancelDialog } from '../actions/CancelDialog';
import { useCustomerAction, type CustomerActionRunner } from '../actions/useCustomerAction';
import { TimeChoice } from './TimeChoice';
import { ProposalTimes } from './ProposalTimes';

/** The actions that answer a proposal. */
const proposalAnswers = customerActionNames.filter(action => 'counterAppointment' in customerActions[action].input);

interface Props {
  order: StatusOrderFragment;
  hash: string;
  onResponse: (isAccepted: boolean) => void;
}

export function ProposedTime({ order, hash, onResponse }: Props) {
  const { status, counterAppointment } = order;
  const response = useCustomerAction({ uid: order.uid, hash }, onResponse);
  const [lastProposal, setLastProposal] = useState(counterAppointment);
  if (counterAppointment && counterAppointment !== lastProposal) setLastProposal(counterAppointment);
  const isWithdrawn = lastProposal !== null && status === 'WAITING_FOR_CONFIRMATION';
  return (
    <div aria-live="assertive">
      {counterAppointment && status === 'COUNTER_PROPOSED' && (
        <ProposalCard order={order} proposal={counterAppointment} response={response} />
      )}
      {isWithdrawn && (
        <div className={styles.notice}>
          <Alert tone="info" title="Unser Gegenvorschlag gilt nicht mehr.">
            Ihr ursprünglicher Wunsch bleibt bestehen, wir melden uns.
          </Alert>
        </div>
      )}
    </div>
  );
}

function ProposalCard({ order, proposal, response }: { order: StatusOrderFragment; proposal: string; response: CustomerActionRunner }) {
  /** The action that needs a confirmation, and the proposal that it answers. */
  const [confirmation, setConfirmation] = useState<{ action: CustomerAction; proposal: string } | null>(null);
  const { pendingAction, errorText, run } = response;
  const times = order.counterAppointments;
  const [lastPick, setLastPick] = useState(proposal);
  const pickedTime = times.includes(lastPick) ? lastPick : proposal;
  return (
    <section className={styles.proposal} aria-labelledby="counter-appointment">
      <ProposalTimes requested={order.appointmentDate} proposed={times} />
      {times.length > 1 && <TimeChoice times={times} pickedTime={pickedTime} onPick={setLastPick} />}
      <div className={styles.actions}>
        {proposalAnswers.map(action => {
          const { label, variant } = customerActions[action];
          return (
            <Button
              key={action}
              size="large"
              variant={variant === 'primary' ? 'primary' : 'secondary'}
              icon={variant === 'primary' ? customerActions[action].icon : undefined}
              isBusy={pendingAction === action}
              isDisabled={pendingAction !== null && pendingAction !== action}
              onPress={() =>
                variant === 'danger'
                  ? setConfirmation({ action, proposal })
                  : void run(action, { counterAppointment: proposal, appointment: pickedTime })
              }
            >
              {label}
            </Button>
          );
        })}
      </div>
      {errorText && (
        <Alert tone="error" isNew>
          {errorText}
        </Alert>
      )}
      {confirmation?.proposal === proposal && (
        <CancelDialog
          onConfirm={() => {
            setConfirmation(null);
            void run(confirmation.action, { counterAppointment: proposal });
          }}
          onClose={() => setConfirmation(null)}
        />
      )}
    </section>
  );
}
