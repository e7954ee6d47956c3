/** The filters of the order history. The URL contains them, so that users can share it. */
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/actions/Button';
import { Input, Select } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { filterOptions, filterNames, parseFilters, type FilterName } from './historyFilter';
import styles from './HistoryFilters.module.css';

const filterLabels = { status: 'Status', deliveryType: 'Art', paymentMethod: 'Zahlung' } as const;

export function HistoryFilters({ branches }: { branches: readonly { id: string; name: string }[] }) {
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
      <Field label="Von">
        <Input type="date" value={filters.from ?? ''} max={filters.to ?? undefined} onChange={date => setFilter('from', date || null)} />
      </Field>
      <Field label="Bis">
        <Input type="date" value={filters.to ?? ''} min={filters.from ?? undefined} onChange={date => setFilter('to', date || null)} />
      </Field>
      {branches.length > 1 && (
        <Field label="Filiale">
          <Select
            empty="Alle"
            options={Object.fromEntries(branches.map(({ id, name }) => [id, name]))}
            value={filters.branch ?? null}
            onChange={value => setFilter('branch', value)}
          />
        </Field>
      )}
      {(Object.keys(filterLabels) as (keyof typeof filterLabels)[]).map(name => (
        <Field key={name} label={filterLabels[name]}>
          <Select empty="Alle" options={filterOptions[name]} value={filters[name] ?? null} onChange={value => setFilter(name, value)} />
        </Field>
      ))}
      <Field label="Reihenfolge">
        <Select
          empty={null}
          options={filterOptions.sort}
          value={filters.sort ?? '-createdAt'}
          onChange={value => setFilter('sort', value)}
        />
      </Field>
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
