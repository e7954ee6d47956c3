/** Three columns of slips and two strips of what is over; on a phone one column at a time. Arrows walk from slip to slip. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Segmented } from '../../../ui/inputs/SegmentedControl';
import { columns, sortIntoPlaces, type BoardOrder, type ColumnName } from './board';
import styles from './BoardColumns.module.css';
import { slipBeside, stepOfKey } from './shortcuts';
import { useBoardView } from './boardContext';
import { FinishedStrip } from './FinishedOrders';
import { Slip } from './OrderCard';

const names = Object.keys(columns) as ColumnName[];

export function BoardColumns({ orders }: { orders: readonly BoardOrder[] }) {
  const [shown, setShown] = useState<ColumnName>('new'); // on a phone
  const board = useRef<HTMLDivElement>(null);
  const { select, moves } = useBoardView();
  const places = sortIntoPlaces(orders);
  const moved = useFocusAfterMove(board, orders);

  function act(event: KeyboardEvent): void {
    const slip = (event.target as HTMLElement).closest<HTMLElement>('[data-order]');
    const order = orders.find(({ id }) => id === slip?.dataset.order);
    if (!slip || !order || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && event.target === slip) return select(order.id);
    const beside = slipBeside(slip, event.key);
    const step = stepOfKey(order, event.key);
    if (beside || step) event.preventDefault();
    beside?.focus();
    if (!step) return;
    moved.current = order.id;
    void moves.move(order, step);
  }

  return (
    <div className={styles.wrap}>
      <div className={styles.tabs}>
        <Segmented
          label="Spalte"
          options={
            Object.fromEntries(names.map(name => [name, `${columns[name].short} ${places[name].length}`])) as Record<ColumnName, string>
          }
          value={shown}
          onChange={setShown}
        />
      </div>
      <div className={styles.board} ref={board} onKeyDown={act}>
        {names.map(name => (
          <section key={name} data-column className={`${styles.column} ${styles[name]} ${name === shown ? '' : styles.unshown}`}>
            <header>
              <h2>{columns[name].label}</h2>
              <span className={styles.count}>{places[name].length}</span>
            </header>
            <div className={styles.slips}>
              {places[name].map(order => (
                <Slip key={order.id} order={order} />
              ))}
              {places[name].length === 0 && <p className={styles.empty}>Gerade nichts zu tun.</p>}
            </div>
          </section>
        ))}
        <FinishedStrip place="completed" orders={places.completed} />
        <FinishedStrip place="broken" orders={places.broken} />
      </div>
    </div>
  );
}

/** A slip that was moved by a key stands in another column afterwards, and the focus follows it. */
function useFocusAfterMove(board: { current: HTMLElement | null }, orders: readonly BoardOrder[]): { current: string | null } {
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (!moved.current || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-order="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [board, orders]);
  return moved;
}
