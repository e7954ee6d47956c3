/** The customer, the total and the payment of an order on its card. */
import { Icon } from '../../../../ui/display/Icon';
import { Badge } from '../../../../ui/feedback/Badge';
import { useOffice } from '../../../shell/officeContext';
import { isUnpaid, type CardOrder } from '../board';
import { useBoardContext } from '../boardContext';
import { AgeBadge } from '../../card/AgeBadge';
import { PreorderBadge } from '../../card/PreorderBadge';
import { SelfServiceBadge } from '../../card/SelfServiceBadge';
import { amountDueText, customerName, paymentText, totalText } from '../../orderText';
import { OrderComment } from '../../card/OrderComment';
import styles from './OrderCard.module.css';
import { deliveryMethodText, statusText } from '../../../../../schema/rules/order/orderTexts';

export function OrderCardFooter({ order }: { order: CardOrder }) {
  const { isShowingCustomers, shouldShowBranch } = useBoardContext();
  const { config } = useOffice();
  const { text, isPaid } = paymentText(order);
  return (
    <>
      {isShowingCustomers && order.comment && (
        <div className={styles.comment}>
          <OrderComment comment={order.comment} />
        </div>
      )}
      <p className={styles.facts}>
        <span>{isShowingCustomers ? customerName(order) || deliveryMethodText(order) : deliveryMethodText(order)}</span>
        <span>{totalText(order, config.currency)}</span>
      </p>
      <p className={styles.facts}>
        <span className={isPaid ? styles.paid : styles.unsettled}>
          <Icon name={isPaid ? 'circle-check' : 'circle-dashed'} />
          {text}
        </span>
        {shouldShowBranch && <span className={styles.branch}>{order.branch.name}</span>}
      </p>
      <CardBadges order={order} />
      {(isUnpaid(order) || order.status === 'COUNTER_PROPOSED') && <p className={styles.remark}>{statusText(order)}</p>}
    </>
  );
}

/** What staff must not overlook: an amount that remains to be settled, a minimum age, a request for a quotation, an order placed ahead or by self-service. */
function CardBadges({ order }: { order: CardOrder }) {
  const { config } = useOffice();
  const due = amountDueText(order, config.currency);
  return (
    <p className={styles.badges}>
      {due && <Badge tone="warning">{due}</Badge>}
      <AgeBadge order={order} />
      {order.isQuotation && <Badge tone="info">Anfrage für ein Angebot</Badge>}
      <PreorderBadge order={order} timezone={config.timezone} />
      <SelfServiceBadge order={order} />
    </p>
  );
}
