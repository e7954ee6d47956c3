/** The library of pictures: seen at a glance, searched, and filled with as many at once as one likes. */
import type { PageProps } from '../../collection/RecordPage';
import { failedOf, messageOf } from '../../collection/errorMessages';
import { Picture } from '../../ui/display/Image';
import { useMediaImagesQuery } from './Media.generated';
import { MediaPage, pageSize, useMediaAddress } from './MediaLibrary';
import { imageEndings, useImageSending } from './useImageUpload';

export function ImagesPage({ definition, may }: PageProps) {
  const { page, search } = useMediaAddress();
  const { data, previousData, error, refetch } = useMediaImagesQuery({
    variables: { page, limit: pageSize, search: search || null },
    fetchPolicy: 'cache-and-network',
  });
  const sending = useImageSending(() => void refetch());
  const shown = (data ?? previousData)?.page;
  return (
    <MediaPage
      title="Bilder"
      upload={{ label: 'Bilder hochladen', accept: imageEndings }}
      sending={may('create') ? sending : undefined}
      failure={error && { message: messageOf(error, failedOf(definition, 'list')), onRetry: () => void refetch() }}
      total={shown?.total}
      items={(shown?.items ?? []).map(image => ({
        id: image.id,
        to: `/backend/images/${image.id}`,
        caption: image.alt || image.title || 'Ohne Beschreibung',
        note: image.width ? `${image.width} × ${image.height}` : '',
        picture: <Picture image={image} sizes="(max-width: 719px) 45vw, 11rem" largest="small" alt="" />,
      }))}
    />
  );
}
