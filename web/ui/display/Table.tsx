/** A table that shows its rows as cards on narrow screens. The page has the title, so the caption shows only the count. */
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { Icon } from './Icon';
import styles from './Table.module.css';

export interface SortOrder {
  column: string;
  isDescending: boolean;
}

interface Column {
  name: string;
  label: string;
  isSortable?: boolean;
  isNumber?: boolean;
  /** The values are short and stay on one line. */
  isShort?: boolean;
}

/** Tables with more columns switch to cards below the desktop width. */
const maxTabletColumns = 5;

interface Props<T extends { id: string }> {
  title: string;
  /** The total number of rows, as text. */
  count: string;
  columns: readonly Column[];
  rows: readonly T[];
  sort?: SortOrder | undefined;
  /** The rows belong to a previous query. */
  isOutdated?: boolean;
  cell: (row: T, column: string) => ReactNode;
  link: (row: T, children: ReactNode) => ReactNode;
  /** Requests another sort order; undefined: the default. */
  onSort?: (order: SortOrder | undefined) => void;
}

// Cards are no table rows to the browser, so the roles are set explicitly.
export function Table<T extends { id: string }>({ title, count, columns, rows, sort, isOutdated, cell, link, onSort }: Props<T>) {
  const isCards = useMediaQuery(columns.length > maxTabletColumns ? '(max-width: 1023px)' : '(max-width: 719px)');
  const className = [styles.scroll, isOutdated && styles.outdated, isCards && styles.cards].filter(Boolean).join(' ');
  return (
    <div className={className} role="region" aria-label={title} aria-busy={isOutdated} tabIndex={0}>
      <table className={styles.table} role="table">
        <caption>{count}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ name, label, isSortable, isNumber }) => (
              <th
                key={name}
                scope="col"
                role="columnheader"
                aria-sort={ariaSortFor(sort, name)}
                className={isNumber ? styles.number : undefined}
              >
                {isSortable && onSort ? <SortButton name={name} label={label} sort={sort} onSort={onSort} /> : label}
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

const ariaSortFor = (sort: SortOrder | undefined, name: string) =>
  sort?.column !== name ? undefined : sort.isDescending ? 'descending' : 'ascending';

interface SortButtonProps {
  name: string;
  label: string;
  sort: SortOrder | undefined;
  onSort: (order: SortOrder | undefined) => void;
}

/** Cycles through ascending, descending and the default order. */
function SortButton({ name, label, sort, onSort }: SortButtonProps) {
  const current = sort?.column === name ? sort : undefined;
  const next = current?.isDescending ? undefined : { column: name, isDescending: current !== undefined };
  return (
    <button type="button" onClick={() => onSort(next)}>
      {label}
      {current && <Icon name={current.isDescending ? 'arrow-down' : 'arrow-up'} />}
    </button>
  );
}
