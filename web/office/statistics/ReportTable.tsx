/** The items of a report as a table, with all columns of its definition. */
import { entriesOf, getField } from '../../../schema/objects';
import type { Field } from '../../../schema/fields/field';
import { reports, type ReportName } from '../../../schema/rules/statistics/reports';
import { flatColumns, flatItems } from '../../../schema/rules/statistics/flatItems';
import type { Report } from '../../../schema/rules/statistics/report';
import { countText, valueText } from '../../../schema/rules/statistics/reportText';
import { useOffice } from '../shell/officeContext';
import styles from './ReportTable.module.css';

const isNumber = ({ type }: Field): boolean => ['integer', 'decimal', 'money'].includes(type);
/** Tables show minutes as hours and minutes. */
const headingOf = ({ label }: Field): string => label.replace(/ in Minuten$/, '');
/** A browser takes long to draw more rows. An export has them all. */
const maxRows = 500;
/** Ids are for exports and API clients. */

const isShown = (name: string): boolean => !['id', 'branch', 'product', 'user'].includes(name);

export function ReportTable({ name, items }: { name: ReportName; items: readonly object[] }) {
  const { config } = useOffice();
  const { label, columns }: Report = reports[name];
  const rows = flatItems(columns, items);
  const visible = entriesOf(flatColumns(columns)).filter(([column]) => isShown(column));
  return (
    <div className={styles.scroll} role="region" aria-label={`${label}, Tabelle`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {visible.map(([column, field]) => (
              <th key={column} scope="col" className={isNumber(field) ? styles.number : undefined}>
                {headingOf(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, maxRows).map((item, row) => (
            <tr key={row}>
              {visible.map(([column, field]) => (
                <td key={column} className={isNumber(field) ? styles.number : undefined}>
                  {valueText(field, column, getField(item, column), config)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > maxRows && <p className={styles.more}>Die Datei enthält noch {countText(rows.length - maxRows)} weitere Zeilen.</p>}
    </div>
  );
}
