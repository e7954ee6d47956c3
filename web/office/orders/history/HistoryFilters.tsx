/** The filters of the order history. The URL contains them, so that users can share it. */
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/actions/Button';
import { Input } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { filterNames, parseFilters, type FilterName } from './historyFilter';
import styles from './HistoryFilters.module.css';
import { FilterFields, type FilterFieldsProps } from './FilterFields';

export function HistoryFilters({ branches }: Pick<FilterFieldsProps, 'branches'>) {
  const [searchParams, setSearchParams] = useSearchParams();
  const filters = parseFilters(searchParams);
  const [search, setSearch] = useState(filters.search ?? '');
  const isFiltered = filterNames.some(name => name !== 'sort' && filters[name]);

  function setFilter(name: FilterName, value: string | null): void {
    const next = new URLSearchParams(searchParams);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearchParams(next, { replace: true });
  }

  return (
    <form
      role="search"
      aria-label="Bestellungen"
      className={styles.filters}
      onSubmit={event => {
        event.preventDefault();
        setFilter('search', search.trim() || null);
      }}
    >
      <div className={styles.search}>
        <Field label="Suche" hint="Nummer, Ticket, Name, Telefon oder E-Mail">
          <Input type="search" maxLength={120} value={search} onChange={setSearch} />
        </Field>
        <Button type="submit" variant="secondary" icon="search" label="Suchen" />
      </div>
      <FilterFields branches={branches} filters={filters} onChange={setFilter} />
      {isFiltered && (
        <Button
          variant="text"
          icon="x"
          onPress={() => {
            setSearch('');
            setSearchParams({}, { replace: true });
          }}
        >
          Filter zurücksetzen
        </Button>
      )}
    </form>
  );
}
