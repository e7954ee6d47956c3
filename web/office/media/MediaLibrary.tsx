/** The layout of both libraries: a dropzone, a search field and the items as tiles. */
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { countText } from '../../collection/countText';
import { EmptyList } from '../../collection/EmptyList';
import { parsePage } from '../../collection/listUrl';
import { NumberedPagination } from '../../collection/Pagination';
import { SearchField } from '../../collection/SearchField';
import type { useUploads } from '../../files/useUploads';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { FileDropzone } from '../../ui/inputs/FileDropzone';
import { PageHeader } from '../../ui/display/PageHeader';
import { Loading } from '../../ui/feedback/Skeleton';
import styles from './media.module.css';
import { UploadProgressList } from './UploadProgressList';

export const pageSize = 48;

/** Reads the page number and the search term from the URL. */
export function useMediaUrl(): { page: number; search: string } {
  const [searchParams] = useSearchParams();
  return { page: parsePage(searchParams), search: searchParams.get('search') ?? '' };
}

interface MediaItem {
  id: string;
  to: string;
  caption: string;
  details: string;
  image: ReactNode;
}

interface Props {
  title: string;
  dropzone: { label: string; accept: string };
  /** Undefined when the viewer cannot upload files. */
  uploadState: ReturnType<typeof useUploads> | undefined;
  /** Set when the list could not be loaded. */
  failure: { message: string; onRetry: () => void } | undefined;
  /** Undefined until the first response. */
  total: number | undefined;
  items: readonly MediaItem[];
}

export function MediaLibrary({ title, dropzone, uploadState, failure, total, items }: Props) {
  const { search } = useMediaUrl();
  const [, setSearchParams] = useSearchParams();
  return (
    <>
      <PageHeader title={title}>
        <span className={styles.space} />
        <SearchField
          label={`${title} suchen`}
          placeholder="Suchen"
          value={search}
          onSearch={text => setSearchParams(text ? { search: text } : {}, { replace: true })}
        />
      </PageHeader>
      <div className={styles.body}>
        {uploadState && (
          <FileDropzone {...dropzone} isMany hasCamera={title === 'Bilder'} onFiles={uploadState.start}>
            <UploadProgressList upload={uploadState} />
          </FileDropzone>
        )}
        {failure && <ErrorMessage {...failure} />}
        {total === undefined ? (
          !failure && <Loading />
        ) : total === 0 ? (
          <EmptyList isFiltered={search !== ''} />
        ) : (
          <p role="status">{countText(total)}</p>
        )}
        <ul className={styles.tiles} aria-label={title}>
          {items.map(({ id, to, caption, details, image }) => (
            <li key={id}>
              <Link className={styles.tile} to={to}>
                {image}
                <span className={styles.caption}>{caption}</span>
                <span className={styles.details}>{details}</span>
              </Link>
            </li>
          ))}
        </ul>
        {total !== undefined && <NumberedPagination total={total} itemCount={items.length} size={pageSize} />}
      </div>
    </>
  );
}
