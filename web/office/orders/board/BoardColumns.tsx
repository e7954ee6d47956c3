/** The order board: three columns of order cards and two lists of finished orders. A phone shows one column at a time. */
import { useRef } from 'react';
import { useConnectionState } from '../../../app/socket/connection';
import { columnNames, type CardOrder } from './board';
import { BoardColumn } from './BoardColumn';
import styles from './BoardColumns.module.css';
import { useBoardContext } from './boardContext';
import { FinishedOrders } from './FinishedOrders';
import { LaterOrders } from './later/LaterOrders';
import { ColumnTabs } from './phone/ColumnTabs';
import { useVisibleColumn } from './phone/useVisibleColumn';
import { StartTimeContext, useBoardGroups } from './timing/useBoardGroups';
import { useBoardKeys } from './useBoardKeys';

interface Props {
  orders: readonly CardOrder[];
  search: string;
}

export function BoardColumns({ orders, search }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const { density } = useBoardContext();
  const isOutdated = useConnectionState() === 'lost';
  const { groups, later, startOf } = useBoardGroups(orders, search);
  const handleKey = useBoardKeys(board, orders);
  const [visibleColumn, setVisibleColumn] = useVisibleColumn(groups, search);

  return (
    <div className={isOutdated ? `${styles.wrap} ${styles.outdated}` : styles.wrap}>
      <ColumnTabs groups={groups} column={visibleColumn} onChange={setVisibleColumn} />
      <div className={`${styles.board} ${styles[density]}`} ref={board} onKeyDown={handleKey}>
        <StartTimeContext value={startOf}>
          {columnNames.map(name => (
            <BoardColumn key={name} name={name} orders={groups[name]} isVisible={name === visibleColumn} />
          ))}
        </StartTimeContext>
        <FinishedOrders group="completed" orders={groups.completed} />
        <FinishedOrders group="canceled" orders={groups.canceled} />
      </div>
      {later.length > 0 && <LaterOrders orders={later} startOf={startOf} />}
    </div>
  );
}
