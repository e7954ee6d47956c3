/** An order that starts later: when, and what it is, with the buttons that show and start it. */
import { inZone } from '../../../../../schema/rules/time/calendar';
import { useClock } from '../../../../hooks/useClock';
import { Button } from '../../../../ui/actions/Button';
import { useOffice } from '../../../shell/officeContext';
import { dueTimeText, methodAndDueText } from '../../dueText';
import { useLiveOrders } from '../../live/ordersContext';
import { itemCountText, orderName } from '../../orderText';
import type { CardOrder } from '../board';
import { useBoardContext } from '../boardContext';
import { countItems } from '../station/station';
import { useStation } from '../station/stationContext';
import styles from './LaterOrders.module.css';

export function LaterOrder({ order, start }: { order: CardOrder; start: number }) {
  const { queue } = useLiveOrders();
  const { select } = useBoardContext();
  const { timezone } = useOffice().config;
  const now = useClock(timezone);
  const station = useStation();
  const name = orderName(order);
  return (
    <li className={styles.order}>
      <span className={styles.start}>
        <small>Start</small> <b>{dueTimeText(inZone(start, timezone), now)}</b>
      </span>
      <span className={styles.facts}>
        <b>{name}</b>
        <small>
          {methodAndDueText(order, now)} · {itemCountText(countItems(order, station))}
        </small>
      </span>
      <Button variant="text" label={`${name} anzeigen`} onPress={() => select(order.id)}>
        Anzeigen
      </Button>
      <Button variant="secondary" label={`${name} jetzt starten`} onPress={() => void queue.start(order)}>
        Jetzt starten
      </Button>
    </li>
  );
}
