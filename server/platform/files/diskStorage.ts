/** Where files lie: on the disk now; another place is another object of this shape. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Names are made by us from ids and words of our own, like `images/<id>-1.png`. */
export interface Storage {
  /** The file, or nothing when there is none. */
  read(name: string): Promise<Buffer | undefined>;
  /** The whole file or nothing of it, whatever happens meanwhile. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** The file of this name, or all below it. */
  remove(name: string): Promise<void>;
}

const plain = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)?$/;

export function diskStorage(folder: string): Storage {
  const root = resolve(folder);

  function pathOf(name: string): string {
    if (!plain.test(name)) throw new Error(`${name} is no name of a file.`);
    return join(root, name);
  }

  return {
    read: name => readFile(pathOf(name)).catch(nothingIfMissing),
    async write(name, bytes) {
      const path = pathOf(name);
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(unfinished, bytes, { flush: true });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    remove: name => rm(pathOf(name), { force: true, recursive: true }),
  };
}

function nothingIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
