/** The shape of both libraries: a place to drop files, a search, and what is there in tiles. */
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { countText } from '../../collection/countText';
import { EmptyList } from '../../collection/EmptyList';
import { pageIn } from '../../collection/listUrl';
import { NumberedPages } from '../../collection/Pagination';
import { SearchField } from '../../collection/SearchField';
import type { useSending } from '../../files/useUploads';
import { Failure } from '../../ui/feedback/ErrorMessage';
import { FileDrop } from '../../ui/inputs/FileDropzone';
import { PageBar } from '../../ui/display/PageHeader';
import { Loading } from '../../ui/feedback/Skeleton';
import styles from './media.module.css';
import { SendingList } from './UploadProgressList';

export const pageSize = 48;

/** The page and the search, which stand in the address. */
export function useMediaAddress(): { page: number; search: string } {
  const [address] = useSearchParams();
  return { page: pageIn(address), search: address.get('search') ?? '' };
}

interface Tile {
  id: string;
  to: string;
  caption: string;
  note: string;
  picture: ReactNode;
}

interface Props {
  title: string;
  upload: { label: string; accept: string };
  /** Without it the viewer adds nothing here. */
  sending: ReturnType<typeof useSending> | undefined;
  /** The list could not be read. */
  failure: { message: string; onRetry: () => void } | undefined;
  /** Unknown until the first answer. */
  total: number | undefined;
  items: readonly Tile[];
}

export function MediaPage({ title, upload, sending, failure, total, items }: Props) {
  const { search } = useMediaAddress();
  const [, setAddress] = useSearchParams();
  return (
    <>
      <PageBar title={title}>
        <span className={styles.space} />
        <SearchField
          label={`${title} suchen`}
          placeholder="Suchen"
          value={search}
          onSearch={text => setAddress(text ? { search: text } : {}, { replace: true })}
        />
      </PageBar>
      <div className={styles.body}>
        {sending && (
          <FileDrop {...upload} isMany hasCamera={title === 'Bilder'} onFiles={sending.begin}>
            <SendingList sending={sending} />
          </FileDrop>
        )}
        {failure && <Failure {...failure} />}
        {total === undefined ? (
          !failure && <Loading />
        ) : total === 0 ? (
          <EmptyList isNarrowed={search !== ''} />
        ) : (
          <p role="status">{countText(total)}</p>
        )}
        <ul className={styles.tiles} aria-label={title}>
          {items.map(({ id, to, caption, note, picture }) => (
            <li key={id}>
              <Link className={styles.tile} to={to}>
                {picture}
                <span className={styles.caption}>{caption}</span>
                <span className={styles.note}>{note}</span>
              </Link>
            </li>
          ))}
        </ul>
        {total !== undefined && <NumberedPages total={total} shown={items.length} size={pageSize} />}
      </div>
    </>
  );
}
