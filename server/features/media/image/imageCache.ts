/** A memory cache of images. When it is full, it removes the least recently used ones. */
import { LRUCache } from 'lru-cache';

export interface CachedImage {
  bytes: Buffer;
  headers: Record<string, string | number>;
}

export type ImageCache = LRUCache<string, CachedImage>;

/** The largest part of the cache that one image may use. */
const maxShare = 1 / 16;

export const createImageCache = (maxSize: number): ImageCache =>
  new LRUCache({ maxSize, maxEntrySize: maxSize * maxShare, sizeCalculation: ({ bytes }) => bytes.length });

/** Removes all renditions whose path contains this part, such as the id of an image. */
export function deleteImages(cache: ImageCache, part: string): void {
  for (const key of [...cache.keys()]) if (key.includes(part)) cache.delete(key);
}
