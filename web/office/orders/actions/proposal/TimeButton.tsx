/** Runs an action with the selected time. An action that also runs without a time, runs at once with it. */
import type { StaffAction } from '../../../../../schema/rules/order/orderActions';
import { Button } from '../../../../ui/actions/Button';
import type { BoardOrder } from '../../board/board';
import { useActionState } from '../useOrderActions';
import { actionIcon, actionLabel, needsTime, timeInput, timeListInput } from '../actionView';
import { useBoardContext } from '../../board/boardContext';

interface Props {
  order: BoardOrder;
  action: StaffAction;
  /** ISO 8601, at least one. */
  times: readonly string[];
  /** Called after the action has succeeded. */
  onDone: () => void;
}

export function TimeButton({ order, action, times, onDone }: Props) {
  const { runAction } = useBoardContext();
  const { isRunning: isBusy } = useActionState(order.id);
  const name = timeInput(action);
  const listName = timeListInput(action);
  const [time] = times;
  if (!name || !time || (times.length > 1 && !listName)) return null;
  const run = async (): Promise<void> => {
    if (isBusy) return;
    if (await runAction(order, action, { [name]: time, ...(listName && { [listName]: times }) })) onDone();
  };
  const label = actionLabel(action, order);
  return needsTime(action) ? (
    <Button icon={actionIcon(action, order)} isBusy={isBusy} onPress={() => void run()}>
      {label}
    </Button>
  ) : (
    <Button variant="secondary" isDisabled={isBusy} onPress={() => void run()}>
      Gleich {label.toLowerCase()}
    </Button>
  );
}
