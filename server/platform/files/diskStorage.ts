/** File storage on disk, and the interface that every file storage implements. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Stores files. Keys are built by the server from ids and fixed words, like `images/<id>-1.png`. */
export interface Storage {
  /** Returns the file, or undefined when there is none. */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes the file atomically. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** Deletes the file of this key, or all files in this folder. */
  remove(key: string): Promise<void>;
}

const validKey = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)?$/;

export function diskStorage(folder: string): Storage {
  const root = resolve(folder);

  function toPath(key: string): string {
    if (!validKey.test(key)) throw new Error(`${key} is not a valid storage key.`);
    return join(root, key);
  }

  return {
    read: key => readFile(toPath(key)).catch(undefinedIfMissing),
    async write(key, bytes) {
      const path = toPath(key);
      const temporaryPath = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(temporaryPath, bytes, { flush: true });
        await rename(temporaryPath, path);
      } catch (error) {
        await rm(temporaryPath, { force: true });
        throw error;
      }
    },
    remove: key => rm(toPath(key), { force: true, recursive: true }),
  };
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
