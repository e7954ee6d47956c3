/** Chooses the page whose blocks a new page takes over. Any page can be a template, also one that is never published. */
import { useState } from 'react';
import { SearchField } from '../../collection/list/SearchField';
import { Select } from '../../ui/inputs/controls';
import { Field } from '../../ui/inputs/Field';
import { useChosenTemplateQuery, useTemplatesQuery } from './Templates.generated';

interface Props {
  value: string | null;
  onChange: (id: string | null) => void;
}

export function TemplateField({ value, onChange }: Props) {
  const [search, setSearch] = useState('');
  const { data, previousData } = useTemplatesQuery({ variables: { search: search.trim() || null } });
  const { data: chosen } = useChosenTemplateQuery(value ? { variables: { id: value } } : { skip: true });
  const { items = [], total = 0 } = (data ?? previousData)?.page ?? {};
  // The chosen page stays an option, also when the search does not find it.
  const pages = chosen?.site && !items.some(({ id }) => id === value) ? [chosen.site, ...items] : items;
  const options = Object.fromEntries(pages.map(({ id, name, path }) => [id, `${name} (/${path})`]));
  return (
    <>
      {(search !== '' || total > items.length) && (
        <SearchField label="Vorlage suchen" placeholder="Suchen" value={search} onSearch={setSearch} />
      )}
      <Field label="Vorlage" hint="Die neue Seite beginnt mit den Blöcken dieser Seite. Die Vorlage bleibt, wie sie ist.">
        <Select empty="Leere Seite" options={options} value={value} onChange={onChange} />
      </Field>
    </>
  );
}
