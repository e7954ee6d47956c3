/** Selects a business customer; a long list has a search field. */
import { useState } from 'react';
import { SearchField } from '../../../../collection/list/SearchField';
import { Select } from '../../../../ui/inputs/controls';
import { Field } from '../../../../ui/inputs/Field';
import { useBusinessCustomersQuery } from './BusinessCustomer.generated';
import type { BusinessCustomerEditorProps } from './BusinessCustomerEditor';
import { customerText } from './businessCustomerText';

/** Matches the `limit` of the query. Above this number a search field is shown. */
const maxCustomers = 50;

type BusinessCustomerSelectProps = Pick<BusinessCustomerEditorProps, 'current'> & {
  value: string | null;
  onChange: (id: string | null) => void;
};

export function BusinessCustomerSelect({ current, value, onChange }: BusinessCustomerSelectProps) {
  const [search, setSearch] = useState('');
  const { data, previousData } = useBusinessCustomersQuery({ variables: { search: search.trim() || null } });
  const { items = [], total = 0 } = (data ?? previousData)?.customers ?? {};
  // The current customer stays an option, even if the search does not find it.
  const options = Object.fromEntries([...(current ? [current] : []), ...items].map(item => [item.id, customerText(item)]));
  const isLong = search !== '' || total > maxCustomers;
  return (
    <>
      {isLong && <SearchField label="Kunden suchen" placeholder="Kunden suchen" value={search} onSearch={setSearch} />}
      <Field label="Geschäftskunde" hint={data && total === 0 && search === '' ? 'Es sind noch keine Kunden angelegt.' : undefined}>
        <Select options={options} empty="Kein Geschäftskunde" value={value} onChange={onChange} />
      </Field>
    </>
  );
}
