/** A table; where its columns find no room its rows are cards. Its title stands over the page, so it says only how many there are. */
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { Icon } from './Icon';
import styles from './Table.module.css';

export interface Order {
  column: string;
  isDescending: boolean;
}

interface Column {
  name: string;
  label: string;
  isSortable?: boolean;
  isNumber?: boolean;
  /** Its values are short and stay on one line. */
  isShort?: boolean;
}

/** More columns than this ask for the room of a desktop. */
const fewColumns = 5;

interface Props<T extends { id: string }> {
  title: string;
  /** How many there are in all, in words. */
  count: string;
  columns: readonly Column[];
  rows: readonly T[];
  order?: Order | undefined;
  /** These rows answer an older question. */
  isStale?: boolean;
  cell: (row: T, column: string) => ReactNode;
  link: (row: T, children: ReactNode) => ReactNode;
  /** Asks for another order; none: the usual one. */
  onOrder?: (order: Order | undefined) => void;
}

// A card is no row to a browser, so the roles are said.
export function Table<T extends { id: string }>({ title, count, columns, rows, order, isStale, cell, link, onOrder }: Props<T>) {
  const isCards = useMediaQuery(columns.length > fewColumns ? '(max-width: 1023px)' : '(max-width: 719px)');
  const frame = [styles.scroll, isStale && styles.stale, isCards && styles.cards].filter(Boolean).join(' ');
  return (
    <div className={frame} role="region" aria-label={title} aria-busy={isStale} tabIndex={0}>
      <table className={styles.table} role="table">
        <caption>{count}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ name, label, isSortable, isNumber }) => (
              <th
                key={name}
                scope="col"
                role="columnheader"
                aria-sort={sortOf(order, name)}
                className={isNumber ? styles.number : undefined}
              >
                {isSortable && onOrder ? <Turn name={name} label={label} order={order} onOrder={onOrder} /> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(row => (
            <tr key={row.id} role="row">
              {columns.map(({ name, label, isNumber, isShort }, index) => (
                <td key={name} role="cell" data-label={label} className={isNumber ? styles.number : isShort ? styles.short : undefined}>
                  {index === 0 ? link(row, cell(row, name)) : cell(row, name)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const sortOf = (order: Order | undefined, name: string) =>
  order?.column !== name ? undefined : order.isDescending ? 'descending' : 'ascending';

interface TurnProps {
  name: string;
  label: string;
  order: Order | undefined;
  onOrder: (order: Order | undefined) => void;
}

/** Upwards, downwards, as usual. */
function Turn({ name, label, order, onOrder }: TurnProps) {
  const current = order?.column === name ? order : undefined;
  const next = current?.isDescending ? undefined : { column: name, isDescending: current !== undefined };
  return (
    <button type="button" onClick={() => onOrder(next)}>
      {label}
      {current && <Icon name={current.isDescending ? 'arrow-down' : 'arrow-up'} />}
    </button>
  );
}
