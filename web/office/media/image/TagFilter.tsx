/** The choice of the tag whose images the library shows. */
import { useSearchParams } from 'react-router';
import { searchParamsWith } from '../../../collection/list/listUrl';
import { Select } from '../../../ui/inputs/controls';
import styles from '../media.module.css';
import { useMediaUrl } from '../mediaUrl';

export function TagFilter({ tags }: { tags: readonly string[] }) {
  const { tag } = useMediaUrl();
  const [searchParams, setSearchParams] = useSearchParams();
  const options = tag === null ? tags : new Set([...tags, tag]);
  if (tags.length === 0 && tag === null) return null;
  return (
    <div className={styles.actions}>
      <Select
        label="Stichwort"
        empty="Alle Stichwörter"
        options={Object.fromEntries([...options].map(name => [name, name]))}
        value={tag}
        onChange={value => setSearchParams(searchParamsWith(searchParams, 'tag', value), { replace: true })}
      />
    </div>
  );
}
