/** The customer, the comment and the total of an order on the back-office screen. */
import { telLink } from '../../../../schema/rules/site/contactText';
import { statusText } from '../../../../schema/rules/order/orderTexts';
import { LinkButton } from '../../../ui/actions/Button';
import { Badge } from '../../../ui/feedback/Badge';
import { OrderComment } from '../../orders/card/OrderComment';
import { PreorderBadge } from '../../orders/card/PreorderBadge';
import { isWaiting } from '../../orders/board/board';
import { customerName, totalText } from '../../orders/orderText';
import styles from './CounterOrderCard.module.css';
import type { CounterOrderFragment } from '../BranchScreens.generated';
import type { ScreenContext } from '../useBranchScreen';

export function CounterOrderCustomer({ order, config }: { order: CounterOrderFragment; config: ScreenContext['config'] }) {
  return (
    <>
      {order.comment && <OrderComment comment={order.comment} isLarge />}
      <div className={styles.customer}>
        <span>
          <b>{customerName(order)}</b>
          {order.phone}
        </span>
        <b>{totalText(order, config.currency)}</b>
        {order.phone && (
          <LinkButton variant="secondary" size="small" icon="phone" label={`${customerName(order)} anrufen`} to={telLink(order.phone)} />
        )}
      </div>
      <p className={styles.badges}>
        <Badge tone={isWaiting(order) ? 'warning' : 'info'} hasDot>
          {statusText(order)}
        </Badge>
        <PreorderBadge order={order} timezone={config.timezone} />
        {order.itemChanges.length > 0 && <Badge tone="warning">Geändert</Badge>}
        {order.isQuotation && <Badge tone="info">Anfrage für ein Angebot</Badge>}
      </p>
    </>
  );
}
