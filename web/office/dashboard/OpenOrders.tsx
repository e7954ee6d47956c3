/** The open orders by status, with a link to the board, and the next later ones. */
import { useContext } from 'react';
import { keysOf } from '../../../schema/objects';
import { columns } from '../orders/board/board';
import { OrdersContext } from '../orders/live/ordersContext';
import { LaterOrders } from './LaterOrders';
import { Tile, TileRow } from './Tile';
import { useOpenOrders } from './useOpenOrders';

const path = '/backend/orders';
const icons = { new: 'bell-ring', preparing: 'clock', ready: 'package-check' } as const;

export function OpenOrders() {
  const { open, error, branchName } = useOpenOrders();
  const live = useContext(OrdersContext);
  return (
    <>
      <TileRow
        label={branchName ? `Offene Bestellungen in ${branchName}` : 'Offene Bestellungen'}
        error={error}
        errorText="Bestellungen konnten nicht geladen werden."
        onRetry={() => live?.reload()}
        count={4}
      >
        {open && (
          <>
            {keysOf(columns).map(name => (
              <Tile key={name} label={columns[name].label} value={String(open.groups[name].length)} to={path} icon={icons[name]} />
            ))}
            <Tile label="Spätere Bestellungen" value={String(open.later.length)} to={path} icon="calendar-days" />
          </>
        )}
      </TileRow>
      {open && open.later.length > 0 && <LaterOrders orders={open.later} />}
    </>
  );
}
