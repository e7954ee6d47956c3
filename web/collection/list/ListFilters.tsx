/** Filters and sorts a list by the filters of its definition (G-111). The state is in the URL, so that it can be shared. */
import { useContext, useId, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { filterFields, searchFieldsOf, sortFields, recordFields } from '../../../schema/collections/filter';
import type { Collection } from '../../../schema/collections/collection';
import type { Field as AnyField } from '../../../schema/fields/field';
import { RecordPickerContext } from '../../fields/inputs/recordPickerContext';
import { Button } from '../../ui/actions/Button';
import { Input, Select } from '../../ui/inputs/controls';
import { Field } from '../../ui/inputs/Field';
import { listUrlOptions, searchParamsWith, parseFilters, isDateFilter, parseSort } from './listUrl';
import styles from './ListFilters.module.css';
import { SearchField } from './SearchField';

export function ListFilters({ definition }: { definition: Collection }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const [isOpen, setOpen] = useState(false); // Applies on phones only; larger screens show all filters.
  const id = useId();
  const { search: _, ...fields } = filterFields(definition);
  const activeFilters = parseFilters(definition, searchParams);
  const activeCount = Object.keys(activeFilters).filter(name => name !== 'search').length;
  const setParam = (name: string, value: string | null): void =>
    setSearchParams(searchParamsWith(searchParams, name, value), listUrlOptions);
  return (
    <form role="search" aria-label={definition.label} className={styles.filters} onSubmit={event => event.preventDefault()}>
      {searchFieldsOf(definition).length > 0 && (
        <div className={styles.search}>
          <Field label="Suche">
            <SearchField value={searchParams.get('search') ?? ''} onSearch={text => setParam('search', text)} />
          </Field>
        </div>
      )}
      <span className={styles.toggle}>
        <Button
          variant="secondary"
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          isExpanded={isOpen}
          controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          {activeCount > 0 ? `Filter (${activeCount})` : 'Filter'}
        </Button>
      </span>
      <div id={id} className={isOpen ? styles.fields : styles.collapsed}>
        {Object.entries(fields).map(([name, field]) => (
          <Field key={name} label={rangeLabels[name] ?? field.label}>
            <FilterControl
              field={field}
              isDate={isDateFilter(definition, name)}
              value={activeFilters[name] ?? null}
              onChange={value => setParam(name, value)}
            />
          </Field>
        ))}
        <Field label="Reihenfolge">
          <Select
            empty="Wie üblich"
            options={sortOptions(definition)}
            value={parseSort(definition, searchParams) ?? null}
            onChange={value => setParam('sort', value)}
          />
        </Field>
      </div>
      {Object.keys(activeFilters).length > 0 && <ResetButton />}
    </form>
  );
}

/** Resets all filters of the list. */
export function ResetButton() {
  const [, setSearchParams] = useSearchParams();
  return (
    <Button variant="text" icon="x" onPress={() => setSearchParams({}, listUrlOptions)}>
      Filter zurücksetzen
    </Button>
  );
}

/** Time filters need no field name in their label. */
const rangeLabels: Readonly<Record<string, string>> = { from: 'Von', to: 'Bis' };

interface ControlProps {
  field: AnyField;
  isDate: boolean;
  value: string | null;
  onChange: (value: string | null) => void;
}

const booleanOptions = { true: 'Ja', false: 'Nein' } as const;

function FilterControl({ field, isDate, value, onChange }: ControlProps): ReactNode {
  const Picker = useContext(RecordPickerContext);
  if (field.type === 'select') return <Select empty="Alle" options={field.options} value={value} onChange={onChange} />;
  if (field.type === 'checkbox') return <Select empty="Alle" options={booleanOptions} value={value} onChange={onChange} />;
  if (field.type === 'reference') return <Picker to={field.to} empty="Alle" value={value} onChange={onChange} />;
  if (isDate || field.type === 'date') return <Input type="date" value={value ?? ''} onChange={date => onChange(date || null)} />;
  return <SearchField value={value ?? ''} onSearch={onChange} />;
}

function sortOptions(definition: Collection): Record<string, string> {
  const fields = recordFields(definition);
  return Object.fromEntries(
    sortFields(definition).flatMap(name => [
      [name, `${fields[name]!.label}, aufsteigend`],
      [`-${name}`, `${fields[name]!.label}, absteigend`],
    ]),
  );
}
