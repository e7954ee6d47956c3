/** A memory cache of images. When it is full, it removes the least recently used ones. */
export interface CachedImage {
  bytes: Buffer;
  headers: Record<string, string | number>;
}

export interface ImageCache {
  get: (key: string) => CachedImage | undefined;
  set: (key: string, image: CachedImage) => void;
  /** Removes all renditions of this image. */
  delete: (id: string) => void;
}

/** The largest part of the cache that one image may use. */
const maxShare = 1 / 16;

export function createImageCache(maxBytes: number): ImageCache {
  const images = new Map<string, CachedImage>(); // least recently used first
  let usedBytes = 0;

  function remove(key: string): void {
    usedBytes -= images.get(key)?.bytes.length ?? 0;
    images.delete(key);
  }

  return {
    get(key) {
      const image = images.get(key);
      if (!image) return undefined;
      images.delete(key);
      images.set(key, image);
      return image;
    },
    set(key, image) {
      const { length } = image.bytes;
      if (length > maxBytes * maxShare) return;
      remove(key);
      while (usedBytes + length > maxBytes) remove(images.keys().next().value!);
      images.set(key, image);
      usedBytes += length;
    },
    delete(id) {
      for (const key of [...images.keys()]) if (key.includes(id)) remove(key);
    },
  };
}
