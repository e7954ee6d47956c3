/** Asks for the message of an action and runs it. */
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import type { CardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { actionLabel, messageInput } from './actionView';
import { ReasonForm } from './ReasonForm';
import { useActionState } from './useOrderActions';

export function MessageForm({ order, action, onClose }: { order: CardOrder; action: StaffAction; onClose: () => void }) {
  const { runAction } = useBoardContext();
  const { isRunning } = useActionState(order.id);
  const name = messageInput(action)!;
  return (
    <ReasonForm
      label={`Bestellung ${actionLabel(action, order).toLowerCase()}`}
      isBusy={isRunning}
      onBack={onClose}
      onSend={message => void runAction(order, action, message ? { [name]: message } : {}).then(isDone => isDone && onClose())}
    />
  );
}
