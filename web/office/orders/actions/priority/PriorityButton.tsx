/** Puts the open order first on all boards of the branch, or undoes that. */
import { Button } from '../../../../ui/actions/Button';
import { useOffice } from '../../../shell/officeContext';
import { canPrioritize, type CardOrder } from '../../board/board';
import { useBoardContext } from '../../board/boardContext';

export function PriorityButton({ order }: { order: CardOrder }) {
  const { togglePriority } = useBoardContext();
  const { me } = useOffice();
  if (!canPrioritize(order, me.roles)) return null;
  return (
    <Button variant="secondary" size="small" icon={order.prioritizedAt ? 'x' : 'arrow-up'} onPress={() => togglePriority(order)}>
      {order.prioritizedAt ? 'Vorrang aufheben' : 'Vorrang geben'}
    </Button>
  );
}
