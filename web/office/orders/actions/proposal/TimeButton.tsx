/** Runs an action with the selected time. An action that also runs without a time, runs at once with it. */
import type { StaffAction } from '../../../../../schema/rules/order/orderActions';
import { Button } from '../../../../ui/actions/Button';
import type { BoardOrder } from '../../board/board';
import { useActionState } from '../useOrderActions';
import { actionIcon, actionLabel, needsTime, timeInput } from '../actionView';
import { useBoardContext } from '../../board/boardContext';

export function TimeButton({ order, action, time }: { order: BoardOrder; action: StaffAction; time: string }) {
  const { runAction } = useBoardContext();
  const { isRunning: isBusy } = useActionState(order.id);
  const name = timeInput(action);
  if (!name) return null;
  const run = (): void => void (isBusy || runAction(order, action, { [name]: time }));
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
