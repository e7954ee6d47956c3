/** Completes an order that the customer takes. */
import { Button } from '../../../../ui/actions/Button';
import { isCollectedHere } from '../../actions/actionView';
import { useActionState } from '../../actions/useOrderActions';
import type { CardOrder } from '../../board/board';
import { useBoardContext } from '../../board/boardContext';

interface Props {
  order: CardOrder;
  /** False while the customer's age is still to be checked. */
  isAgeChecked: boolean;
  onHandedOver: () => void;
}

export function HandOverButton({ order, isAgeChecked, onHandedOver }: Props) {
  const { runAction } = useBoardContext();
  const { isRunning } = useActionState(order.id);
  function complete(): void {
    onHandedOver();
    void runAction(order, 'complete');
  }
  if (!isAgeChecked)
    return (
      <Button isWide isDisabled icon="id-card">
        Zuerst Ausweis prüfen
      </Button>
    );
  return (
    <span data-hand-over={order.id}>
      <Button isWide icon="check-check" isBusy={isRunning} onPress={complete}>
        {isCollectedHere(order) ? 'Bezahlt und übergeben' : 'Alles übergeben'}
      </Button>
    </span>
  );
}
