/** The order board: three columns of order cards and two lists of finished orders. A phone shows one column at a time. */
import { keysOf, mapKeys } from '../../../../schema/objects';
import { useRef, useState } from 'react';
import { useConnectionState } from '../../../app/socket/connection';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import { columns, type CardOrder, type ColumnName } from './board';
import { BoardColumn } from './BoardColumn';
import styles from './BoardColumns.module.css';
import { useBoardContext } from './boardContext';
import { FinishedOrders } from './FinishedOrders';
import { LaterOrders } from './later/LaterOrders';
import { StartTimeContext, useBoardGroups } from './timing/useBoardGroups';
import { useBoardKeys } from './useBoardKeys';

const columnNames = keysOf(columns);

interface Props {
  orders: readonly CardOrder[];
  search: string;
}

export function BoardColumns({ orders, search }: Props) {
  const [visibleColumn, setVisibleColumn] = useState<ColumnName>('new'); // the column a phone shows
  const board = useRef<HTMLDivElement>(null);
  const { density } = useBoardContext();
  const isOutdated = useConnectionState() === 'lost';
  const { groups, later, startOf } = useBoardGroups(orders, search);
  const handleKey = useBoardKeys(board, orders);

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
