/** A button of the open order. It runs its action, or opens the form that the action needs. */
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { Button } from '../../../ui/actions/Button';
import type { CardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { actionIcon, buttonLabel, messageInput } from './actionView';
import { useActionState } from './useOrderActions';

interface Props {
  order: CardOrder;
  action: StaffAction;
  isMain: boolean;
  onOpenForm: (action: StaffAction) => void;
}

export function ActionButton({ order, action, isMain, onOpenForm }: Props) {
  const { runAction } = useBoardContext();
  const { isRunning } = useActionState(order.id);
  return (
    <Button
      size="large"
      variant={isMain ? 'primary' : 'secondary'}
      icon={isMain ? actionIcon(action, order) : undefined}
      isBusy={isRunning && isMain}
      isDisabled={isRunning && !isMain}
      onPress={() => (messageInput(action) ? onOpenForm(action) : void runAction(order, action))}
    >
      {buttonLabel(action, order)}
    </Button>
  );
}
