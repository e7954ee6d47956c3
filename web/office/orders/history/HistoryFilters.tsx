/** Narrows the history. What is chosen stands in the address, so that it can be sent to a colleague. */
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/actions/Button';
import { Input, Select } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { choices, filterNames, filtersOf, type FilterName } from './historyFilter';
import styles from './HistoryFilters.module.css';

const labels = { status: 'Status', deliveryType: 'Art', paymentMethod: 'Zahlung' } as const;

export function HistoryFilters({ branches }: { branches: readonly { id: string; name: string }[] }) {
  const [address, setAddress] = useSearchParams();
  const filters = filtersOf(address);
  const [search, setSearch] = useState(filters.search ?? '');
  const isNarrowed = filterNames.some(name => name !== 'sort' && filters[name]);

  function choose(name: FilterName, value: string | null): void {
    const next = new URLSearchParams(address);
    if (value) next.set(name, value);
    else next.delete(name);
    setAddress(next, { replace: true });
  }

  return (
    <form
      role="search"
      aria-label="Bestellungen"
      className={styles.filters}
      onSubmit={event => {
        event.preventDefault();
        choose('search', search.trim() || null);
      }}
    >
      <div className={styles.search}>
        <Field label="Suche" hint="Nummer, Ticket, Name, Telefon oder E-Mail">
          <Input type="search" maxLength={120} value={search} onChange={setSearch} />
        </Field>
        <Button type="submit" look="secondary" icon="search" label="Suchen" />
      </div>
      <Field label="Von">
        <Input type="date" value={filters.from ?? ''} max={filters.to ?? undefined} onChange={day => choose('from', day || null)} />
      </Field>
      <Field label="Bis">
        <Input type="date" value={filters.to ?? ''} min={filters.from ?? undefined} onChange={day => choose('to', day || null)} />
      </Field>
      {branches.length > 1 && (
        <Field label="Filiale">
          <Select
            empty="Alle"
            options={Object.fromEntries(branches.map(({ id, name }) => [id, name]))}
            value={filters.branch ?? null}
            onChange={value => choose('branch', value)}
          />
        </Field>
      )}
      {(Object.keys(labels) as (keyof typeof labels)[]).map(name => (
        <Field key={name} label={labels[name]}>
          <Select empty="Alle" options={choices[name]} value={filters[name] ?? null} onChange={value => choose(name, value)} />
        </Field>
      ))}
      <Field label="Reihenfolge">
        <Select empty={null} options={choices.sort} value={filters.sort ?? '-createdAt'} onChange={value => choose('sort', value)} />
      </Field>
      {isNarrowed && (
        <Button
          look="text"
          icon="x"
          onPress={() => {
            setSearch('');
            setAddress({}, { replace: true });
          }}
        >
          Filter zurücksetzen
        </Button>
      )}
    </form>
  );
}
