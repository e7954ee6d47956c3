/** The forecast as a table for each branch. */
import { unitLabels } from '../../../../../schema/rules/product/units';
import type { DayKind } from '../../../../../schema/rules/statistics/demand/forecast';
import { countText } from '../../../../../schema/rules/statistics/reportText';
import type { ForecastReportQuery } from '../../Statistics.generated';
import styles from './ForecastTab.module.css';

type ForecastItem = ForecastReportQuery['forecast']['items'][number];

const dayNotices: Readonly<Record<DayKind, string | null>> = {
  usual: null,
  closed: 'Morgen geschlossen.',
  holiday: 'Morgen ist ein Feiertag. Die Prognose gilt für einen üblichen Tag.',
  ownHours: 'Morgen gelten eigene Öffnungszeiten. Die Prognose gilt für einen üblichen Tag.',
};

export const ForecastTables = ({ items }: { items: readonly ForecastItem[] }) =>
  [...new Set(items.map(({ branch }) => branch))].map(id => <BranchTable key={id} rows={items.filter(({ branch }) => branch === id)} />);

function BranchTable({ rows }: { rows: readonly ForecastItem[] }) {
  const { branchName, day } = rows[0]!;
  const notice = dayNotices[day];
  return (
    <section className={styles.branch}>
      <h3>{branchName}</h3>
      {notice && <p>{notice}</p>}
      <table aria-label={`Prognose für ${branchName}`}>
        <thead>
          <tr>
            <th scope="col">Produkt</th>
            <th scope="col">Prognose</th>
            <th scope="col">Vorbestellt</th>
            <th scope="col">Abweichung</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <ForecastRow key={`${row.product ?? row.name} ${row.unit}`} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Nobody bakes half a piece. */
const amountText = (amount: number, unit: ForecastItem['unit']): string => countText(unit === 'piece' ? Math.round(amount) : amount);

function ForecastRow({ row: { name, unit, forecast, preordered, error } }: { row: ForecastItem }) {
  return (
    <tr>
      <th scope="row">{unit === 'piece' ? name : `${name} (${unitLabels[unit]})`}</th>
      <td>
        <b>{forecast === null ? '–' : amountText(forecast, unit)}</b>
      </td>
      <td>{amountText(preordered, unit)}</td>
      <td>{error === null ? '–' : `± ${amountText(error, unit)}`}</td>
    </tr>
  );
}
