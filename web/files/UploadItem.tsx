/** A file in a list that is uploading or whose upload failed. */
import { useEffect, useState } from 'react';
import { FileItem } from '../ui/inputs/FileItem';
import type { Upload, useUploads } from './useUploads';

interface Props {
  item: Upload;
  uploads: Pick<ReturnType<typeof useUploads>, 'remove' | 'retry'>;
}

export function UploadItem({ item, uploads }: Props) {
  const { key, file, progress, error, canRetry } = item;
  return (
    <FileItem
      name={file.name}
      preview={useLocalImage(file)}
      progress={progress}
      error={error}
      removeLabel={error ? `${file.name} entfernen` : `${file.name} abbrechen`}
      onRemove={() => uploads.remove(key)}
      onRetry={canRetry ? () => uploads.retry(item) : undefined}
    />
  );
}

/** Returns the object URL of a local image file. */
function useLocalImage(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!/^image\/(?:jpeg|png|gif|webp)$/.test(file.type)) return;
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return url;
}
