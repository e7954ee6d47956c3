/**
 * The order board: three columns of order cards and two lists of finished orders. A phone shows one column at a time. Arrow keys move the
 * focus between cards.
 */
import { keysOf, mapKeys } from '../../../../schema/objects';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useParams } from 'react-router';
import { useConnectionState } from '../../../app/socket/connection';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import { columns, type CardOrder, type ColumnName } from './board';
import { useOffice } from '../../shell/officeContext';
import styles from './BoardColumns.module.css';
import { adjacentCard, actionForKey } from './shortcuts';
import { useBoardContext } from './boardContext';
import { FinishedOrders } from './FinishedOrders';
import { OrderCard } from './card/OrderCard';
import { LaterOrders } from './later/LaterOrders';
import { useBoardGroups } from './timing/useBoardGroups';

const columnNames = keysOf(columns);
/** So many cards of a column are shown at once; the others when they come near. */
const firstCards = 8;

interface Props {
  orders: readonly CardOrder[];
  isSearching: boolean;
}

export function BoardColumns({ orders, isSearching }: Props) {
  const [visibleColumn, setVisibleColumn] = useState<ColumnName>('new'); // the column a phone shows
  const board = useRef<HTMLDivElement>(null);
  const { select, runAction, density } = useBoardContext();
  const { id: selectedId } = useParams();
  const { me } = useOffice();
  const isOutdated = useConnectionState() === 'lost';
  const { groups, later, startOf, start } = useBoardGroups(orders, isSearching);
  const movedOrder = useFocusAfterMove(board, orders);

  function handleKey(event: KeyboardEvent): void {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-order]') : null;
    const order = orders.find(({ id }) => id === card?.dataset.order);
    if (!card || !order || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && event.target === card) return select(order.id);
    const nextCard = adjacentCard(card, event.key);
    const action = actionForKey(order, event.key, me.roles);
    if (nextCard || action) event.preventDefault();
    nextCard?.focus();
    if (!action) return;
    movedOrder.current = order.id;
    void runAction(order, action);
  }

  return (
    <div className={isOutdated ? `${styles.wrap} ${styles.outdated}` : styles.wrap}>
      <div className={styles.tabs}>
        <SegmentedControl
          label="Spalte"
          options={mapKeys(columnNames, name => `${columns[name].short} ${groups[name].length}`)}
          value={visibleColumn}
          onChange={setVisibleColumn}
        />
      </div>
      <div className={`${styles.board} ${styles[density]}`} ref={board} onKeyDown={handleKey}>
        {columnNames.map(name => (
          <section
            key={name}
            data-column
            className={`${styles.column} ${styles[name] ?? ''} ${name === visibleColumn ? '' : styles.hidden}`}
            style={{ flexGrow: Math.max(groups[name].length, 1) }}
            data-empty={groups[name].length === 0 || undefined}
          >
            <header>
              <h2>{columns[name].label}</h2>
              <span className={styles.count}>{groups[name].length}</span>
            </header>
            <div className={styles.cards}>
              {groups[name].map((order, index) => (
                <OrderCard key={order.id} order={order} isSelected={order.id === selectedId} isFirst={index < firstCards} />
              ))}
              {groups[name].length === 0 && <p className={styles.empty}>Gerade nichts zu tun.</p>}
            </div>
          </section>
        ))}
        <FinishedOrders group="completed" orders={groups.completed} />
        <FinishedOrders group="canceled" orders={groups.canceled} />
      </div>
      {later.length > 0 && <LaterOrders orders={later} startOf={startOf} onStart={start} />}
    </div>
  );
}

/** Keeps the focus on a card that a key moved to another column. */
function useFocusAfterMove(board: { current: HTMLElement | null }, orders: readonly CardOrder[]): { current: string | null } {
  const movedOrder = useRef<string | null>(null);
  useEffect(() => {
    if (!movedOrder.current || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-order="${movedOrder.current}"]`)?.focus();
    movedOrder.current = null;
  }, [board, orders]);
  return movedOrder;
}
