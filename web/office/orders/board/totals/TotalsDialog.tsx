/** How much of each product and part the orders of the board need. Follows the orders while it is open. */
import { useState } from 'react';
import { useClock } from '../../../../hooks/useClock';
import { SegmentedControl } from '../../../../ui/inputs/SegmentedControl';
import { Dialog } from '../../../../ui/overlays/Dialog';
import { useOffice } from '../../../shell/officeContext';
import { amountText } from '../../orderText';
import type { CardOrder } from '../board';
import { ownItems } from '../station/station';
import { useStation } from '../station/stationContext';
import styles from './TotalsDialog.module.css';
import { totalsFilters, totalsOf, type TotalsFilter } from './totals';

interface Props {
  orders: readonly CardOrder[];
  onClose: () => void;
}

export function TotalsDialog({ orders, onClose }: Props) {
  const at = useClock(useOffice().config.timezone);
  const [filter, setFilter] = useState<TotalsFilter>('today');
  const station = useStation();
  const ownOrders = station ? orders.map(order => ({ ...order, items: ownItems(order, station) })) : orders;
  const totals = totalsOf(ownOrders, filter, at);
  return (
    <Dialog title="Summen" placement="drawer" closesOnBackground onClose={onClose}>
      <SegmentedControl label="Bestellungen" options={totalsFilters} value={filter} onChange={setFilter} />
      {totals.length === 0 && <p className={styles.empty}>Gerade nichts zuzubereiten.</p>}
      <ul className={styles.totals}>
        {totals.map(({ name, amount, unit, parts }) => (
          <li key={`${name} ${unit}`}>
            <b>{amountText({ amount, unit })}</b>
            <span>
              {name}
              {parts.map(part => (
                <em key={part.name}>
                  {amountText({ amount: part.amount, unit: 'piece' })} × {part.name}
                </em>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
