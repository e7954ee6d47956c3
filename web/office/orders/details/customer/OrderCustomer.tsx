/** The contact, the address and the comment of an order. */
import { telLink } from '../../../../../schema/rules/site/contactText';
import { LinkButton } from '../../../../ui/actions/Button';
import type { BoardOrder } from '../../board/board';
import { OrderComment } from '../../card/OrderComment';
import styles from '../OrderDetails.module.css';
import { addressLines, customerName } from '../../orderText';

export function OrderCustomer({ order }: { order: BoardOrder }) {
  const name = customerName(order);
  const lines = [...(name && order.companyName && name !== order.companyName ? [order.companyName] : []), ...addressLines(order)];
  return (
    <section className={styles.customer} aria-label="Kundschaft">
      <div className={styles.contact}>
        <div>
          {name && <b>{name}</b>}
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
          {order.phone && <p>{order.phone}</p>}
          {order.email && <p>{order.email}</p>}
        </div>
        {order.phone && <LinkButton variant="secondary" icon="phone" label="Anrufen" to={telLink(order.phone)} />}
      </div>
      {order.comment && <OrderComment comment={order.comment} />}
    </section>
  );
}
