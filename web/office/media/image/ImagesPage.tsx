/** The image library: lists, searches and uploads images, describes them and changes several at once. */
import { useSearchParams } from 'react-router';
import type { PageProps } from '../../../collection/pageProps';
import { failureText, errorMessage } from '../../../collection/errorMessages';
import { searchParamsWith } from '../../../collection/list/listUrl';
import { useGenerateImage } from '../generate/useGenerateImage';
import { useImageTagsQuery, useMediaImagesQuery } from '../Media.generated';
import { MediaLibrary } from '../MediaLibrary';
import { pageSize, useMediaUrl } from '../mediaUrl';
import { ImageTiles } from './ImageTiles';
import { TagFilter } from './TagFilter';
import { imageExtensions, useImageUpload } from './useImageUpload';

export function ImagesPage({ definition, can }: PageProps) {
  const { page, search, tag, selection, filter } = useMediaUrl();
  const [searchParams, setSearchParams] = useSearchParams();
  const { data, previousData, error, refetch } = useMediaImagesQuery({
    variables: { page, limit: pageSize, search: search || null, tag, ...filter },
    fetchPolicy: 'cache-and-network',
  });
  const { data: tagData, refetch: refetchTags } = useImageTagsQuery({ fetchPolicy: 'cache-and-network' });
  const tags = tagData?.imageTags ?? [];
  const upload = useImageUpload(() => void refetch());
  const generation = useGenerateImage({ onChanged: () => void refetch() });
  const list = (data ?? previousData)?.page;
  const images = list?.items ?? [];
  return (
    <MediaLibrary
      title="Bilder"
      kind="image"
      dropzone={{ label: 'Bilder hochladen', accept: imageExtensions, hasCamera: true, actions: generation.button }}
      uploadState={can('create') ? upload : undefined}
      failure={error && { message: errorMessage(error, failureText(definition, 'list')), onRetry: () => void refetch() }}
      total={list?.total}
      itemCount={images.length}
    >
      {generation.dialog}
      <TagFilter tags={tags} />
      <ImageTiles
        images={images}
        tags={tags}
        isDescribing={selection === 'undescribed' && can('update')}
        canUpdate={can('update')}
        canDelete={can('delete')}
        onChanged={() => {
          void refetch();
          void refetchTags();
        }}
        onDescribed={() => {
          // The images that follow are now on the first page.
          if (page > 1) setSearchParams(searchParamsWith(searchParams, 'show', selection), { replace: true });
          else void refetch();
        }}
      />
    </MediaLibrary>
  );
}
