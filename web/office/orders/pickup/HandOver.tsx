/** Completes an order that the customer takes, or recalls one that was handed over by mistake. */
import { isOnline, paymentMethodOf } from '../../../../schema/rules/checkout/paymentMethods';
import { inZone } from '../../../../schema/rules/time/calendar';
import { timeText } from '../../../../schema/rules/time/dateText';
import { useClock } from '../../../hooks/useClock';
import { Button } from '../../../ui/actions/Button';
import { useOffice } from '../../shell/officeContext';
import { useActionState } from '../actions/useOrderActions';
import { actionsFor, canUndo, type CardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { orderName } from '../orderText';
import styles from './Pickup.module.css';

interface Props {
  order: CardOrder;
  onHandedOver: () => void;
}

export function HandOver({ order, onHandedOver }: Props) {
  const { select, runAction, undoAction } = useBoardContext();
  const { isRunning } = useActionState(order.id);
  const { config, me } = useOffice();
  const now = useClock(config.timezone);
  const canComplete = actionsFor(order, 'board', me.roles).includes('complete');
  function complete(): void {
    onHandedOver();
    void runAction(order, 'complete');
  }
  return (
    <>
      {order.status === 'COMPLETED' && <p>Übergeben um {timeText(inZone(order.updatedAt, config.timezone))} Uhr</p>}
      <div className={styles.buttons}>
        <Button variant="secondary" label={`${orderName(order)} anzeigen`} onPress={() => select(order.id)}>
          Anzeigen
        </Button>
        {canComplete && (
          <span data-hand-over>
            <Button isWide icon="check-check" isBusy={isRunning} onPress={complete}>
              {isCollectedHere(order) ? 'Bezahlt und übergeben' : 'Alles übergeben'}
            </Button>
          </span>
        )}
        {canUndo(order, now, me.roles) && !canComplete && (
          <Button variant="secondary" isWide icon="undo-2" isBusy={isRunning} onPress={() => void undoAction(order)}>
            Zurückholen
          </Button>
        )}
      </div>
    </>
  );
}

/** Tells whether the counter collects the money: completing such an order marks it as paid. */
const isCollectedHere = ({ paidAt, paymentMethod }: CardOrder): boolean => !paidAt && !isOnline(paymentMethodOf(paymentMethod));
