/** Provides the images of branches and tags, which load after their texts. */
import { createContext, useContext } from 'react';
import type { OverviewImageFragment, OverviewQuery } from './Overview.generated';

/** By the id of the branch or the tag. */
type ImageMap = ReadonlyMap<string, OverviewImageFragment>;

/** Null while the images are loading. */
export const ImageContext = createContext<ImageMap | null>(null);

export const useImage = (id: string): OverviewImageFragment | undefined => useContext(ImageContext)?.get(id);

export const useImagesLoading = (): boolean => useContext(ImageContext) === null;

export function imagesOf({ branches, tags }: Pick<OverviewQuery, 'branches' | 'tags'>): ImageMap {
  const entries = [
    ...branches.items.map(({ id, images }) => [id, images[0]] as const),
    ...tags.items.map(({ id, image }) => [id, image] as const),
  ];
  return new Map(entries.filter((entry): entry is [string, OverviewImageFragment] => Boolean(entry[1])));
}
