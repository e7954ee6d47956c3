/** The pictures asked for most, at hand in memory. They can be read again at any time, so the least asked for goes when there is no room. */
export interface Shelved {
  bytes: Buffer;
  headers: Record<string, string | number>;
}

export interface Shelf {
  get: (key: string) => Shelved | undefined;
  put: (key: string, picture: Shelved) => void;
  /** Everything of this image. */
  forget: (id: string) => void;
}

/** A single picture may take so much of the room. */
const largestShare = 1 / 16;

export function createShelf(room: number): Shelf {
  const pictures = new Map<string, Shelved>(); // in the order they were last asked for
  let taken = 0;

  function remove(key: string): void {
    taken -= pictures.get(key)?.bytes.length ?? 0;
    pictures.delete(key);
  }

  return {
    get(key) {
      const picture = pictures.get(key);
      if (!picture) return undefined;
      pictures.delete(key);
      pictures.set(key, picture);
      return picture;
    },
    put(key, picture) {
      const { length } = picture.bytes;
      if (length > room * largestShare) return;
      remove(key);
      while (taken + length > room) remove(pictures.keys().next().value!);
      pictures.set(key, picture);
      taken += length;
    },
    forget(id) {
      for (const key of [...pictures.keys()]) if (key.includes(id)) remove(key);
    },
  };
}
