/** Asks for the message of an action and runs it. */
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import type { BoardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { actionLabel, messageInput } from './actionView';
import { ReasonForm } from './ReasonForm';

export function MessageForm({ order, action, onClose }: { order: BoardOrder; action: StaffAction; onClose: () => void }) {
  const { actions } = useBoardContext();
  const name = messageInput(action)!;
  return (
    <ReasonForm
      label={`Bestellung ${actionLabel(action, order).toLowerCase()}`}
      isBusy={actions.isRunning(order.id)}
      onBack={onClose}
      onSend={message => void actions.run(order, action, message ? { [name]: message } : {}).then(isDone => isDone && onClose())}
    />
  );
}
