/** What needs attention, and what is sold out. */
import { inZone } from '../../../schema/rules/time/calendar';
import { isSoldOut } from '../../../schema/rules/product/soldOut';
import { dateTimeText } from '../../../schema/rules/time/dateText';
import { useClock } from '../../hooks/useClock';
import { useOrderBranches } from '../orders/useOrderBranches';
import { useOffice } from '../shell/officeContext';
import styles from './Dashboard.module.css';
import type { DashboardRecordsQuery } from './Dashboard.generated';
import { recordTiles } from './dashboardTiles';
import { Tile, TileRow } from './Tile';
import { useDashboardRecords } from './useDashboardRecords';

export function RecordTiles() {
  const { records, error, refetch } = useDashboardRecords();
  const tiles = records && recordTiles(records);
  return (
    <>
      <TileRow label="Hinweise" error={error} errorText="Hinweise konnten nicht geladen werden." onRetry={() => void refetch()} count={3}>
        {tiles?.map(tile => (
          <Tile key={tile.label} {...tile} />
        ))}
      </TileRow>
      {records?.branches && <SoldOutProducts branches={records.branches.items} />}
    </>
  );
}

function SoldOutProducts({ branches }: { branches: NonNullable<DashboardRecordsQuery['branches']>['items'] }) {
  const at = useClock(useOffice().config.timezone);
  const own = useOrderBranches();
  const entries = branches
    .filter(({ id }) => own.some(branch => branch.id === id))
    .flatMap(({ name, soldOut }) =>
      soldOut.flatMap(mark => (mark.product && isSoldOut(mark, at) ? [{ branch: name, ...mark.product, until: mark.until }] : [])),
    );
  if (entries.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="soldOut">
      <h2 id="soldOut">Ausverkauft</h2>
      <ul className={`${styles.list} ${styles.scrolling}`} tabIndex={0} aria-labelledby="soldOut">
        {entries.map(({ id, name, branch, until }) => (
          <li key={branch + id}>
            <p>
              <b>{name}</b>
              {own.length > 1 && ` in ${branch}`}
            </p>
            <p>{until ? `bis ${dateTimeText(inZone(until, at.zoneName!))}` : 'bis auf Weiteres'}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
