/** Chooses the page whose blocks a new page takes over. Any page can be a template, also one that is never published. */
import { useState } from 'react';
import { SearchField } from '../../collection/list/SearchField';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { Select } from '../../ui/inputs/controls';
import { Field } from '../../ui/inputs/Field';
import { useChosenTemplateQuery, useTemplatesQuery, type TemplatesQuery } from './Templates.generated';

interface Props {
  value: string | null;
  onChange: (id: string | null) => void;
}

const noPages: Pick<TemplatesQuery['page'], 'items' | 'total'> = { items: [], total: 0 };

export function TemplateField({ value, onChange }: Props) {
  const [search, setSearch] = useState('');
  const { data, previousData, error, refetch } = useTemplatesQuery({ variables: { search: search.trim() || null } });
  const { data: chosen } = useChosenTemplateQuery(value ? { variables: { id: value } } : { skip: true });
  const { items, total } = (data ?? previousData)?.page ?? noPages;
  const hasSearch = search !== '' || total > items.length;
  // The chosen page stays an option, also when the search does not find it.
  const pages = chosen?.site && !items.some(({ id }) => id === value) ? [chosen.site, ...items] : items;
  const options = Object.fromEntries(pages.map(({ id, name, path }) => [id, `${name} (/${path})`]));
  return (
    <>
      {hasSearch && <SearchField label="Vorlage suchen" placeholder="Suchen" value={search} onSearch={setSearch} />}
      <Field label="Vorlage" hint="Die neue Seite beginnt mit den Blöcken dieser Seite. Die Vorlage bleibt, wie sie ist.">
        <Select empty="Leere Seite" options={options} value={value} onChange={onChange} />
      </Field>
      <p role="status">{hasSearch && foundText(data?.page)}</p>
      {error && <ErrorMessage message="Die Seiten konnten nicht geladen werden." onRetry={() => void refetch()} />}
    </>
  );
}

/** Says how many pages there are; the server counts up to 1,001. */
function foundText(page: TemplatesQuery['page'] | undefined): string {
  if (!page) return '';
  const { total } = page;
  const count = page.items.length;
  if (total > count) return `${count} von ${total > 1_000 ? 'mehr als 1.000' : total} Seiten. Suchen Sie nach den übrigen.`;
  return count === 0 ? 'Keine Seite gefunden.' : count === 1 ? 'Eine Seite gefunden.' : `${count} Seiten gefunden.`;
}
