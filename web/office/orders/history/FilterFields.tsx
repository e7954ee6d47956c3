/** The fields that filter and sort the order history. */
import { keysOf } from '../../../../schema/objects';
import { Input, Select } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { filterOptions, hasReversedDates, type FilterName, type parseFilters } from './historyFilter';

export interface FilterFieldsProps {
  branches: readonly { id: string; name: string }[];
  filters: ReturnType<typeof parseFilters>;
  onChange: (name: FilterName, value: string | null) => void;
}

const filterLabels = { status: 'Status', deliveryType: 'Art', paymentMethod: 'Zahlung' } as const;

export const FilterFields = ({ branches, filters, onChange }: FilterFieldsProps) => (
  <>
    <Field label="Von">
      <Input type="date" value={filters.from ?? ''} max={filters.to ?? undefined} onChange={date => onChange('from', date || null)} />
    </Field>
    <Field label="Bis" error={hasReversedDates(filters) ? 'Das Ende darf nicht vor dem Beginn liegen.' : undefined}>
      <Input type="date" value={filters.to ?? ''} min={filters.from ?? undefined} onChange={date => onChange('to', date || null)} />
    </Field>
    {branches.length > 1 && (
      <Field label="Filiale">
        <Select
          empty="Alle"
          options={Object.fromEntries(branches.map(({ id, name }) => [id, name]))}
          value={filters.branch ?? null}
          onChange={value => onChange('branch', value)}
        />
      </Field>
    )}
    {keysOf(filterLabels).map(name => (
      <Field key={name} label={filterLabels[name]}>
        <Select empty="Alle" options={filterOptions[name]} value={filters[name] ?? null} onChange={value => onChange(name, value)} />
      </Field>
    ))}
    <Field label="Reihenfolge">
      <Select empty={null} options={filterOptions.sort} value={filters.sort ?? '-createdAt'} onChange={value => onChange('sort', value)} />
    </Field>
  </>
);
