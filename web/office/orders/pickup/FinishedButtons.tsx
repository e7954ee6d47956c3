/** The buttons of a finished order: recall it, or confirm that one has read why its hand-over failed. */
import { useClock } from '../../../hooks/useClock';
import { Button } from '../../../ui/actions/Button';
import { useOffice } from '../../shell/officeContext';
import { useActionState } from '../actions/useOrderActions';
import { canUndo, type CardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { useLiveOrders } from '../live/ordersContext';

export function FinishedButtons({ order }: { order: CardOrder }) {
  const { undoAction } = useBoardContext();
  const { queue } = useLiveOrders();
  const { isRunning, isQueued, errorMessage } = useActionState(order.id);
  const { config, me } = useOffice();
  const now = useClock(config.timezone);
  if (errorMessage)
    return (
      <Button isWide onPress={() => queue.clearError(order.id)}>
        Verstanden
      </Button>
    );
  if (isQueued || !canUndo(order, now, me.roles)) return null;
  return (
    <Button variant="secondary" isWide icon="undo-2" isBusy={isRunning} onPress={() => void undoAction(order)}>
      Zurückholen
    </Button>
  );
}
