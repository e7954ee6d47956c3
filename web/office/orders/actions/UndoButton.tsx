/** Undoes the last step of the open order, while that is possible (G-139). */
import { useClock } from '../../../hooks/useClock';
import { Button } from '../../../ui/actions/Button';
import { useOffice } from '../../shell/officeContext';
import { canUndo, type CardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { undoLabel } from './actionView';
import { useActionState } from './useOrderActions';

/** Smaller beside a next action, because most orders only go forward. */
export function UndoButton({ order, hasNextAction }: { order: CardOrder; hasNextAction: boolean }) {
  const { undoAction } = useBoardContext();
  const { me, config } = useOffice();
  const now = useClock(config.timezone);
  const { isRunning } = useActionState(order.id);
  if (!canUndo(order, now, me.roles)) return null;
  return (
    <Button
      size={hasNextAction ? 'medium' : 'large'}
      variant={hasNextAction ? 'text' : 'secondary'}
      icon="undo-2"
      isBusy={isRunning}
      onPress={() => void undoAction(order)}
    >
      {undoLabel(order)}
    </Button>
  );
}
