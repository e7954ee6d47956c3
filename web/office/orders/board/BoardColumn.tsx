/** One column of the order board with its cards. */
import { useParams } from 'react-router';
import { columns, type CardOrder, type ColumnName } from './board';
import styles from './BoardColumns.module.css';
import { OrderCard } from './card/OrderCard';

/** So many cards of a column are shown at once; the others when they come near. */
const firstCards = 8;

interface Props {
  name: ColumnName;
  orders: readonly CardOrder[];
  /** Whether a phone shows this column. */
  isVisible: boolean;
}

export function BoardColumn({ name, orders, isVisible }: Props) {
  const { id: selectedId } = useParams();
  return (
    <section
      data-column
      className={`${styles.column} ${styles[name] ?? ''} ${isVisible ? '' : styles.hidden}`}
      style={{ flexGrow: Math.max(orders.length, 1) }}
      data-empty={orders.length === 0 || undefined}
    >
      <header>
        <h2>{columns[name].label}</h2>
        <span className={styles.count}>{orders.length}</span>
      </header>
      <div className={styles.cards}>
        {orders.map((order, index) => (
          <OrderCard key={order.id} order={order} isSelected={order.id === selectedId} isFirst={index < firstCards} />
        ))}
        {orders.length === 0 && <p className={styles.empty}>Gerade nichts zu tun.</p>}
      </div>
    </section>
  );
}
