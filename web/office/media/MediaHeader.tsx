/** The title of a library, its search field and the choice of what it shows. */
import { useSearchParams } from 'react-router';
import { searchParamsWith } from '../../collection/list/listUrl';
import { SearchField } from '../../collection/list/SearchField';
import { PageHeader } from '../../ui/display/PageHeader';
import { Select } from '../../ui/inputs/controls';
import styles from './media.module.css';
import { selectionOptions, useMediaUrl } from './mediaUrl';

interface Props {
  title: string;
  kind: keyof typeof selectionOptions;
}

export function MediaHeader({ title, kind }: Props) {
  const { search, selection } = useMediaUrl();
  const [searchParams, setSearchParams] = useSearchParams();
  const set = (name: string, value: string | null): void => setSearchParams(searchParamsWith(searchParams, name, value), { replace: true });
  return (
    <PageHeader title={title}>
      <span className={styles.space} />
      <Select
        label={`${title} zeigen`}
        empty={`Alle ${title}`}
        options={selectionOptions[kind]}
        value={selection}
        onChange={value => set('show', value)}
      />
      <SearchField label={`${title} suchen`} placeholder="Suchen" value={search} onSearch={text => set('search', text)} />
    </PageHeader>
  );
}
