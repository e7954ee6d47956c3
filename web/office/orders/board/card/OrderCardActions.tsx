/** The next actions of an order on its card. */
import { orderActions } from '../../../../../schema/rules/order/orderActions';
import { useOffice } from '../../../shell/officeContext';
import { Button } from '../../../../ui/actions/Button';
import { actionIcon, buttonLabel } from '../../actions/actionView';
import { ConfirmTimeButton } from '../../actions/confirmTime/ConfirmTimeButton';
import { useActionState } from '../../actions/useOrderActions';
import { progressOf, type CardOrder } from '../board';
import { useBoardContext } from '../boardContext';
import { orderName } from '../../orderText';
import styles from './OrderCard.module.css';
import { useCardActions } from './useCardActions';

/** One main action, and beside it those that are no main action in any status. The others are in the drawer and on keys. */
export function OrderCardActions({ order }: { order: CardOrder }) {
  const { offered, step, run } = useCardActions(order);
  const { config } = useOffice();
  const { runAction } = useBoardContext();
  const { isRunning } = useActionState(order.id);
  const buttons = offered.filter((action, index) => index === 0 || orderActions[action].variant !== 'primary');
  if (buttons.length === 0) return null;
  return (
    <footer className={buttons.length > 1 ? styles.twoActions : styles.singleAction}>
      {offered.includes('confirm') && order.dueAt && (
        <ConfirmTimeButton order={order} timezone={config.timezone} onConfirm={input => void runAction(order, 'confirm', input)} />
      )}
      {buttons.toReversed().map(action => {
        const label = buttonLabel(action, order);
        return action === step ? (
          <Button key={action} isWide icon={actionIcon(action, order)} isBusy={isRunning} onPress={() => run(action)}>
            {label}
            {openText(order)}
          </Button>
        ) : (
          <Button key={action} variant="secondary" isWide label={`${orderName(order)} ${label.toLowerCase()}`} onPress={() => run(action)}>
            {label}
          </Button>
        );
      })}
    </footer>
  );
}

/** How many items are not ticked off yet, once staff has begun to tick. The action is possible anyway. */
function openText(order: CardOrder): string {
  const { done, total } = progressOf(order);
  return done > 0 && done < total ? ` · ${total - done} offen` : '';
}
