/** Chooses the column that a phone shows. */
import { useState } from 'react';
import { sortByMatch } from '../../search/findOrders';
import { columnNames, type CardOrder, type ColumnName } from '../board';

/** Returns the column of the order that a search finds best, until the user chooses another. */
export function useVisibleColumn(
  groups: Readonly<Record<ColumnName, readonly CardOrder[]>>,
  search: string,
): [column: ColumnName, choose: (column: ColumnName) => void] {
  const [choice, setChoice] = useState<{ column: ColumnName; search: string }>({ column: 'new', search: '' });
  const choose = (column: ColumnName): void => setChoice({ column, search });
  if (!search || choice.search === search) return [choice.column, choose];
  const [best] = sortByMatch(
    columnNames.flatMap(name => groups[name]),
    search,
  );
  return [columnNames.find(name => groups[name].some(order => order === best)) ?? choice.column, choose];
}
