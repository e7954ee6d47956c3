/** Completes an order that the customer takes. */
import { isOnline, paymentMethodOf } from '../../../../schema/rules/checkout/paymentMethods';
import { Button } from '../../../ui/actions/Button';
import { useOffice } from '../../shell/officeContext';
import { useActionState } from '../actions/useOrderActions';
import { actionsFor, type CardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';

interface Props {
  order: CardOrder;
  onHandedOver: () => void;
}

export function HandOverButton({ order, onHandedOver }: Props) {
  const { runAction } = useBoardContext();
  const { isRunning } = useActionState(order.id);
  const { me } = useOffice();
  if (!actionsFor(order, 'board', me.roles).includes('complete')) return null;
  function complete(): void {
    onHandedOver();
    void runAction(order, 'complete');
  }
  return (
    <span data-hand-over={order.id}>
      <Button isWide icon="check-check" isBusy={isRunning} onPress={complete}>
        {isCollectedHere(order) ? 'Bezahlt und übergeben' : 'Alles übergeben'}
      </Button>
    </span>
  );
}

/** Tells whether the counter collects the money: completing such an order marks it as paid. */
const isCollectedHere = ({ paidAt, paymentMethod }: CardOrder): boolean => !paidAt && !isOnline(paymentMethodOf(paymentMethod));
