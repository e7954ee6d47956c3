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
  const { open, error } = useOpenOrders();
  const store = useContext(OrdersContext)?.store;
  return (
    <>
      <TileRow
        label="Offene Bestellungen"
        error={error}
        errorText="Bestellungen konnten nicht geladen werden."
        onRetry={() => void store?.load()}
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
