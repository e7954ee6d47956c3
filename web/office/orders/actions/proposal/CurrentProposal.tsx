/** The proposal that the customer has not yet answered. */
import { inZone } from '../../../../../schema/rules/time/calendar';
import { relativeTimesText } from '../../../../../schema/rules/time/dateText';
import { useClock } from '../../../../hooks/useClock';
import { Button } from '../../../../ui/actions/Button';
import { useOffice } from '../../../shell/officeContext';
import { actionsFor, type BoardOrder } from '../../board/board';
import { useActionState } from '../useOrderActions';
import { actionLabel, timeInput } from '../actionView';
import { useBoardContext } from '../../board/boardContext';
import styles from './ProposeTimeForm.module.css';

export function CurrentProposal({ order }: { order: BoardOrder }) {
  const { runAction } = useBoardContext();
  const { isRunning } = useActionState(order.id);
  const { config, me } = useOffice();
  const now = useClock(config.timezone);
  const actionsWithoutTime = actionsFor(order, 'proposal', me.roles).filter(action => !timeInput(action));
  const times = order.counterAppointments.map(time => inZone(time, config.timezone));
  return (
    <div className={styles.current}>
      <p>
        Vorgeschlagen: <b>{relativeTimesText(times, now)}</b>. Die Kundschaft hat noch nicht geantwortet.
      </p>
      {actionsWithoutTime.map(action => (
        <Button key={action} variant="secondary" size="small" isBusy={isRunning} onPress={() => void runAction(order, action)}>
          {actionLabel(action, order)}
        </Button>
      ))}
    </div>
  );
}
