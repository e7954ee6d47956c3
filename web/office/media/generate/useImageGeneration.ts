/** Requests an image from a model, which the server stores. A person keeps it or deletes it again. */
import { useState } from 'react';
import { useLongRequest } from '../../../app/useLongRequest';
import { ignoreError } from '../../../collection/record/ignoreError';
import { useDeleteImageMutation } from '../../../generated/collections/image';
import { useGenerateImageMutation, type GenerateImageMutationVariables, type MediaImageFieldsFragment } from '../Media.generated';

export type GenerationInput = GenerateImageMutationVariables;

export type ImageGeneration = ReturnType<typeof useImageGeneration>;

/** Calls `onChanged` when an image is stored or deleted again. */
export function useImageGeneration(onChanged: () => void) {
  const [generate, generation] = useGenerateImageMutation();
  const [deleteImage, deletion] = useDeleteImageMutation();
  const { run, cancel, isRunning, isCancelled } = useLongRequest();
  const [image, setImage] = useState<MediaImageFieldsFragment | null>(null);
  const [isDiscarded, setDiscarded] = useState(false);
  return {
    /** Null until the model has answered, and once the image is deleted again. */
    image,
    isDiscarded,
    cancel,
    isRunning,
    error: isCancelled ? undefined : generation.error,
    isDeleting: deletion.loading,
    deletionError: deletion.error,
    async request(variables: GenerationInput): Promise<void> {
      generation.reset();
      setDiscarded(false);
      const result = await run(options => generate({ variables, ...options }));
      if (result?.data) setImage(result.data.image);
      onChanged(); // also after an error: only the answer may have been lost
    },
    discard({ id }: MediaImageFieldsFragment): void {
      deleteImage({ variables: { id } }).then(() => {
        setImage(null);
        setDiscarded(true);
        onChanged();
      }, ignoreError);
    },
  };
}
