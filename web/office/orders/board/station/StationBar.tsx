/** Says that the board shows the items of one station only, and how many orders it hides. */
import { ordersText } from '../../../../../schema/rules/statistics/reportText';
import { Button } from '../../../../ui/actions/Button';
import type { CardOrder } from '../board';
import { countHidden } from './station';
import { useStationChoice } from './stationContext';
import styles from './Station.module.css';

interface Props {
  orders: readonly CardOrder[];
  /** A search finds the orders of all stations. */
  isSearching: boolean;
}

export function StationBar({ orders, isSearching }: Props) {
  const choice = useStationChoice();
  if (!choice || choice.chosen.length === 0) return null;
  const { station, hasFailed, choose, load } = choice;
  const isBroken = !station && hasFailed;
  return (
    <section className={styles.bar} aria-label="Station">
      <p>
        {station && (
          <b>Station: {station.menu.categories.flatMap(({ id, name }) => (station.chosen.includes(id) ? name : [])).join(', ')}</b>
        )}
        {station && hiddenText(isSearching ? 0 : countHidden(orders, station))}
        {!station && (isBroken ? 'Die Station ist nicht geladen, daher stehen hier alle Bestellungen.' : 'Station wird geladen …')}
      </p>
      {isBroken && (
        <Button variant="secondary" onPress={load}>
          Erneut laden
        </Button>
      )}
      <Button variant="secondary" onPress={() => choose([])}>
        Alle anzeigen
      </Button>
    </section>
  );
}

function hiddenText(count: number): string {
  if (count === 0) return '';
  return ` · ${ordersText(count)} anderer Stationen ausgeblendet`;
}
