/** A finished order in its list, with the recall while it is possible. */
import { inZone } from '../../../../../schema/rules/time/calendar';
import { timeText } from '../../../../../schema/rules/time/dateText';
import { orderStatus } from '../../../../../schema/rules/order/orderStatus';
import { useClock } from '../../../../hooks/useClock';
import { Button } from '../../../../ui/actions/Button';
import { Alert } from '../../../../ui/feedback/Alert';
import { useOffice } from '../../../shell/officeContext';
import { useActionState } from '../../actions/useOrderActions';
import { canUndo, type CardOrder } from '../board';
import { useBoardContext } from '../boardContext';
import { orderName, totalText } from '../../orderText';
import styles from './FinishedOrderItem.module.css';

export function FinishedOrderItem({ order, isCanceled }: { order: CardOrder; isCanceled: boolean }) {
  const { select, undoAction } = useBoardContext();
  const { config, me } = useOffice();
  const { isRunning, errorMessage } = useActionState(order.id);
  return (
    <li className={styles.item}>
      <button type="button" className={styles.order} onClick={() => select(order.id)}>
        <b>{orderName(order)}</b>
        <span>{totalText(order, config.currency)}</span>
        <small>
          {timeText(inZone(order.updatedAt, config.timezone))} Uhr{isCanceled && `, ${orderStatus.options[order.status].toLowerCase()}`}
        </small>
      </button>
      {canUndo(order, useClock(config.timezone), me.roles) && (
        <Button
          variant="text"
          icon="undo-2"
          label={`${orderName(order)} zurückholen`}
          isBusy={isRunning}
          onPress={() => void undoAction(order)}
        >
          Zurückholen
        </Button>
      )}
      {errorMessage && (
        <Alert tone="warning" isNew>
          {errorMessage}
        </Alert>
      )}
    </li>
  );
}
