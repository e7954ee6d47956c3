/** The pictures of branches and tags, which come after their words. */
import { createContext, useContext } from 'react';
import type { OverviewImageFragment, OverviewQuery } from './Overview.generated';

/** By the id of the branch or the tag. */
type Pictures = ReadonlyMap<string, OverviewImageFragment>;

/** Null: they are on their way. */
export const PictureContext = createContext<Pictures | null>(null);

export const usePicture = (id: string): OverviewImageFragment | undefined => useContext(PictureContext)?.get(id);

export const useArePicturesAwaited = (): boolean => useContext(PictureContext) === null;

export function picturesOf({ branches, tags }: Pick<OverviewQuery, 'branches' | 'tags'>): Pictures {
  const found = [
    ...branches.items.map(({ id, images }) => [id, images[0]] as const),
    ...tags.items.map(({ id, image }) => [id, image] as const),
  ];
  return new Map(found.filter((entry): entry is [string, OverviewImageFragment] => Boolean(entry[1])));
}
