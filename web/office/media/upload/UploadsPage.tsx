/** The uploaded files of customers and staff: lists, searches and uploads them. */
import type { PageProps } from '../../../collection/pageProps';
import { failureText, errorMessage } from '../../../collection/errorMessages';
import { allFileTypes, extensionsOf, validateFile, sizeText } from '../../../../schema/rules/site/fileTypes';
import { messageFor } from '../../../../schema/errors/messages';
import { uploadFile } from '../../../files/uploadFile';
import { useUploads } from '../../../files/useUploads';
import { useMediaUploadsQuery } from '../Media.generated';
import { MediaLibrary } from '../MediaLibrary';
import { MediaTiles } from '../MediaTiles';
import { pageSize, useMediaUrl } from '../mediaUrl';
import { Preview } from './Preview';

export function UploadsPage({ definition, can }: PageProps) {
  const { page, search, filter } = useMediaUrl();
  const { data, previousData, error, refetch } = useMediaUploadsQuery({
    variables: { page, limit: pageSize, search: search || null, ...filter },
    fetchPolicy: 'cache-and-network',
  });
  const fileUpload = useUploads({
    upload: (file, options) => uploadFile('/api/uploads', file, options),
    validate: file => validateFile(file, allFileTypes).map(messageFor)[0],
    onUpload: () => void refetch(),
  });
  const list = (data ?? previousData)?.page;
  return (
    <MediaLibrary
      title="Dateien"
      kind="file"
      dropzone={{ label: 'Dateien hochladen', accept: extensionsOf(allFileTypes) }}
      uploadState={can('create') ? fileUpload : undefined}
      failure={error && { message: errorMessage(error, failureText(definition, 'list')), onRetry: () => void refetch() }}
      total={list?.total}
      itemCount={list?.items.length ?? 0}
    >
      <MediaTiles
        title="Dateien"
        items={(list?.items ?? []).map(upload => ({
          id: upload.id,
          to: `/backend/uploads/${upload.id}`,
          caption: upload.name ?? `Datei ${upload.extension.toUpperCase()}`,
          details: [sizeText(upload.size ?? 0), upload.order && 'in einer Bestellung'].filter(Boolean).join(', '),
          image: <Preview upload={upload} />,
        }))}
      />
    </MediaLibrary>
  );
}
