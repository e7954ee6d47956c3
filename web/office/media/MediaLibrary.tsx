/** The layout of both libraries: a dropzone, a search field and the items as tiles. */
import type { ReactNode } from 'react';
import { countText } from '../../collection/list/countText';
import { EmptyList } from '../../collection/list/EmptyList';
import { NumberedPagination } from '../../collection/list/Pagination';
import type { useUploads } from '../../files/useUploads';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage';
import { FileDropzone } from '../../ui/inputs/FileDropzone';
import { Loading } from '../../ui/feedback/Skeleton';
import styles from './media.module.css';
import { UploadProgressList } from './upload/UploadProgressList';
import { useMediaUrl, pageSize } from './mediaUrl';
import { MediaHeader } from './MediaHeader';

interface Props {
  title: string;
  kind: 'image' | 'file';
  dropzone: { label: string; accept: string; hasCamera?: boolean; actions?: ReactNode };
  /** Undefined when the viewer cannot upload files. */
  uploadState: ReturnType<typeof useUploads> | undefined;
  /** Set when the list could not be loaded. */
  failure: { message: string; onRetry: () => void } | undefined;
  /** Undefined until the first response. */
  total: number | undefined;
  /** The number of items on this page. */
  itemCount: number;
  /** The tiles, and what can be done with them. */
  children: ReactNode;
}

export function MediaLibrary({ title, kind, dropzone, uploadState, failure, total, itemCount, children }: Props) {
  const { search, selection, tag } = useMediaUrl();
  return (
    <>
      <MediaHeader title={title} kind={kind} />
      <div className={styles.body}>
        {uploadState && (
          <FileDropzone {...dropzone} isMany onFiles={uploadState.start}>
            <UploadProgressList upload={uploadState} />
          </FileDropzone>
        )}
        {failure && <ErrorMessage {...failure} />}
        {total === undefined ? (
          !failure && <Loading />
        ) : total === 0 ? (
          <EmptyList isFiltered={search !== '' || selection !== null || tag !== null} />
        ) : (
          <p role="status">{countText(total)}</p>
        )}
        {children}
        {total !== undefined && <NumberedPagination total={total} itemCount={itemCount} size={pageSize} />}
      </div>
    </>
  );
}
