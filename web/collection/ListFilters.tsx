/** Narrows and orders a list by what its definition names (G-111). All of it stands in the address, so that it can be sent to a colleague. */
import { useContext, useId, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { filterFields, searchedFields, sortFields, storedFields } from '../../schema/collections/filter';
import type { Collection } from '../../schema/collections/collection';
import type { Field as AnyField } from '../../schema/fields/field';
import { RecordPicker } from '../fields/inputs/recordPickerContext';
import { Button } from '../ui/actions/Button';
import { Input, Select } from '../ui/inputs/controls';
import { Field } from '../ui/inputs/Field';
import { addressWith, filtersIn, isDayFilter, sortIn } from './listUrl';
import styles from './ListFilters.module.css';
import { SearchField } from './SearchField';

export function ListFilters({ definition }: { definition: Collection }) {
  const [address, setAddress] = useSearchParams();
  const [isOpen, setOpen] = useState(false); // on a phone; elsewhere there is room for all of them
  const id = useId();
  const { search: _, ...fields } = filterFields(definition);
  const given = filtersIn(definition, address);
  const narrowing = Object.keys(given).filter(name => name !== 'search').length;
  const choose = (name: string, value: string | null): void => setAddress(addressWith(address, name, value), { replace: true });
  return (
    <form role="search" aria-label={definition.label} className={styles.filters} onSubmit={event => event.preventDefault()}>
      {searchedFields(definition).length > 0 && (
        <div className={styles.search}>
          <Field label="Suche">
            <SearchField value={address.get('search') ?? ''} onSearch={text => choose('search', text)} />
          </Field>
        </div>
      )}
      <span className={styles.toggle}>
        <Button
          look="secondary"
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          isExpanded={isOpen}
          controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          {narrowing > 0 ? `Filter (${narrowing})` : 'Filter'}
        </Button>
      </span>
      <div id={id} className={isOpen ? styles.all : styles.folded}>
        {Object.entries(fields).map(([name, field]) => (
          <Field key={name} label={boundLabels[name] ?? field.label}>
            <FilterControl
              field={field}
              isDay={isDayFilter(definition, name)}
              value={given[name] ?? null}
              onChange={value => choose(name, value)}
            />
          </Field>
        ))}
        <Field label="Reihenfolge">
          <Select
            empty="Wie üblich"
            options={ordersOf(definition)}
            value={sortIn(definition, address) ?? null}
            onChange={value => choose('sort', value)}
          />
        </Field>
      </div>
      {Object.keys(given).length > 0 && <ResetButton />}
    </form>
  );
}

/** Goes back to the whole list. */
export function ResetButton() {
  const [, setAddress] = useSearchParams();
  return (
    <Button look="text" icon="x" onPress={() => setAddress({}, { replace: true })}>
      Filter zurücksetzen
    </Button>
  );
}

/** What bounds the time of a list needs no other word. */
const boundLabels: Readonly<Record<string, string>> = { from: 'Von', to: 'Bis' };

interface ControlProps {
  field: AnyField;
  isDay: boolean;
  value: string | null;
  onChange: (value: string | null) => void;
}

const yesNo = { true: 'Ja', false: 'Nein' } as const;

function FilterControl({ field, isDay, value, onChange }: ControlProps): ReactNode {
  const Picker = useContext(RecordPicker);
  if (field.kind === 'choice') return <Select empty="Alle" options={field.options} value={value} onChange={onChange} />;
  if (field.kind === 'flag') return <Select empty="Alle" options={yesNo} value={value} onChange={onChange} />;
  if (field.kind === 'reference') return <Picker to={field.to} empty="Alle" value={value} onChange={onChange} />;
  if (isDay || field.kind === 'day') return <Input type="date" value={value ?? ''} onChange={day => onChange(day || null)} />;
  return <SearchField value={value ?? ''} onSearch={onChange} />;
}

function ordersOf(definition: Collection): Record<string, string> {
  const fields = storedFields(definition);
  return Object.fromEntries(
    sortFields(definition).flatMap(name => [
      [name, `${fields[name]!.label}, aufsteigend`],
      [`-${name}`, `${fields[name]!.label}, absteigend`],
    ]),
  );
}
