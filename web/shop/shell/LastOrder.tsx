/** The way back to the order this device placed last, while something may still happen to it. */
import { Link, useLocation } from 'react-router';
import { Icon } from '../../ui/Icon';
import { Container } from '../../ui/layout';
import { lastOrder } from '../lastOrder';
import styles from './LastOrder.module.css';

export function LastOrder() {
  const { pathname } = useLocation(); // another page: look again
  const order = lastOrder();
  if (!order || order.isOver || pathname.startsWith('/status/') || pathname.includes('/checkout')) return null;
  return (
    <aside className={styles.strip} aria-label="Ihre letzte Bestellung">
      <Container>
        <Link to={`/status/${order.uid}/${order.hash}`}>
          <Icon name="shopping-bag" />
          Ihre Bestellung verfolgen
          <Icon name="chevron-right" />
        </Link>
      </Container>
    </aside>
  );
}
