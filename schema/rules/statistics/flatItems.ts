/** Items with lists in them, as rows of a table: one row for each entry of the list. Pure functions. */
import type { Fields } from '../../fields/field';
import { entriesOf, getField, toObjects } from '../../objects';

const listColumns = (columns: Fields) => entriesOf(columns).flatMap(([name, field]) => (field.type === 'array' ? [{ name, field }] : []));

/** Returns the columns with those of the list instead of the list. */
export const flatColumns = (columns: Fields): Fields => {
  const lists = listColumns(columns);
  const others = entriesOf(columns).filter(([name]) => !lists.some(list => list.name === name));
  return { ...Object.fromEntries(others), ...Object.assign({}, ...lists.map(({ field }) => field.fields)) };
};

/** Returns the rows for these columns. */
export const flatItems = (columns: Fields, items: readonly object[]): readonly object[] => {
  const [list] = listColumns(columns);
  return list ? items.flatMap(item => toObjects(getField(item, list.name)).map(entry => ({ ...item, ...entry }))) : items;
};
