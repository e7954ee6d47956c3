/** The files that customers and staff attached: seen, searched, opened, and more of them sent. */
import type { PageProps } from '../../collection/RecordPage';
import { failedOf, messageOf } from '../../collection/errorMessages';
import { allTypes, endingsOf, fileFaults, sizeText } from '../../../schema/rules/site/fileTypes';
import { textOf } from '../../../schema/errors/messages';
import { sendFile } from '../../files/uploadFile';
import { useSending } from '../../files/useUploads';
import { Icon } from '../../ui/display/Icon';
import { useMediaUploadsQuery, type MediaUploadsQuery } from './Media.generated';
import styles from './media.module.css';
import { MediaPage, pageSize, useMediaAddress } from './MediaLibrary';

type Upload = MediaUploadsQuery['page']['items'][number];

export function UploadsPage({ definition, may }: PageProps) {
  const { page, search } = useMediaAddress();
  const { data, previousData, error, refetch } = useMediaUploadsQuery({
    variables: { page, limit: pageSize, search: search || null },
    fetchPolicy: 'cache-and-network',
  });
  const sending = useSending({
    send: (file, way) => sendFile('/api/uploads', file, way),
    objection: file => fileFaults(file, allTypes).map(textOf)[0],
    onSent: () => void refetch(),
  });
  const shown = (data ?? previousData)?.page;
  return (
    <MediaPage
      title="Dateien"
      upload={{ label: 'Dateien hochladen', accept: endingsOf(allTypes) }}
      sending={may('create') ? sending : undefined}
      failure={error && { message: messageOf(error, failedOf(definition, 'list')), onRetry: () => void refetch() }}
      total={shown?.total}
      items={(shown?.items ?? []).map(upload => ({
        id: upload.id,
        to: `/backend/uploads/${upload.id}`,
        caption: upload.name ?? `Datei ${upload.extension.toUpperCase()}`,
        note: [sizeText(upload.size ?? 0), upload.order && 'in einer Bestellung'].filter(Boolean).join(', '),
        picture: <Preview upload={upload} />,
      }))}
    />
  );
}

export const Preview = ({ upload: { id, version, publicHash, hasPreview, extension } }: { upload: Upload }) =>
  hasPreview ? (
    <img className={styles.preview} src={`/upload/${publicHash}/preview/${id}-${version}.jpg`} alt="" loading="lazy" />
  ) : (
    <span className={styles.blank}>
      <Icon name="file" />
      {extension.toUpperCase()}
    </span>
  );
