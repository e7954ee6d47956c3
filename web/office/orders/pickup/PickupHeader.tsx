/** Which order it is, when it is due, whose it is and its status. */
import { deliveryMethodText, statusText } from '../../../../schema/rules/order/orderTexts';
import { Badge } from '../../../ui/feedback/Badge';
import { useOffice } from '../../shell/officeContext';
import type { CardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { CardHeader } from '../card/CardHeader';
import { customerName } from '../orderText';
import styles from './Pickup.module.css';

export function PickupHeader({ order }: { order: CardOrder }) {
  const { isShowingCustomers, shouldShowBranch } = useBoardContext();
  const { timezone } = useOffice().config;
  return (
    <>
      <CardHeader order={order} timezone={timezone} isLarge />
      <p className={styles.customer}>
        <b>{isShowingCustomers ? customerName(order) || deliveryMethodText(order) : deliveryMethodText(order)}</b>
        <Badge tone={order.status === 'IN_DELIVERY' ? 'success' : 'neutral'}>{statusText(order)}</Badge>
        {shouldShowBranch && <span>{order.branch.name}</span>}
      </p>
    </>
  );
}
