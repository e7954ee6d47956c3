/** The image library: lists, searches and uploads images. */
import type { PageProps } from '../../../collection/pageProps';
import { failureText, errorMessage } from '../../../collection/errorMessages';
import { Image } from '../../../ui/display/Image';
import { useMediaImagesQuery } from '../Media.generated';
import { MediaLibrary } from '../MediaLibrary';
import { pageSize, useMediaUrl } from '../mediaUrl';
import { imageExtensions, useImageUpload } from './useImageUpload';

export function ImagesPage({ definition, can }: PageProps) {
  const { page, search, filter } = useMediaUrl();
  const { data, previousData, error, refetch } = useMediaImagesQuery({
    variables: { page, limit: pageSize, search: search || null, ...filter },
    fetchPolicy: 'cache-and-network',
  });
  const upload = useImageUpload(() => void refetch());
  const list = (data ?? previousData)?.page;
  return (
    <MediaLibrary
      title="Bilder"
      kind="image"
      dropzone={{ label: 'Bilder hochladen', accept: imageExtensions, hasCamera: true }}
      uploadState={can('create') ? upload : undefined}
      failure={error && { message: errorMessage(error, failureText(definition, 'list')), onRetry: () => void refetch() }}
      total={list?.total}
      items={(list?.items ?? []).map(image => ({
        id: image.id,
        to: `/backend/images/${image.id}`,
        caption: image.alt || image.title || 'Ohne Beschreibung',
        details: image.alt ? (image.width ? `${image.width} × ${image.height}` : '') : 'Beschreibung fehlt',
        image: <Image image={image} sizes="(max-width: 719px) 45vw, 11rem" largest="small" alt="" />,
      }))}
    />
  );
}
