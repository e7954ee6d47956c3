/** The title and the search field of a library. */
import { useSearchParams } from 'react-router';
import { SearchField } from '../../collection/list/SearchField';
import { PageHeader } from '../../ui/display/PageHeader';
import styles from './media.module.css';
import { useMediaUrl } from './mediaUrl';

export function MediaHeader({ title }: { title: string }) {
  const { search } = useMediaUrl();
  const [, setSearchParams] = useSearchParams();
  return (
    <PageHeader title={title}>
      <span className={styles.space} />
      <SearchField
        label={`${title} suchen`}
        placeholder="Suchen"
        value={search}
        onSearch={text => setSearchParams(text ? { search: text } : {}, { replace: true })}
      />
    </PageHeader>
  );
}
