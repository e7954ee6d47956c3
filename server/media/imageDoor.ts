/** The picture door: `/image/<id>-<version>.<extension>` and `/image/small/…`, in the best format the asker takes, kept for a year (IMG-01, IMG-02). */
import { Router } from 'express';
import { Refusal } from '../../schema/errors';
import type { Services } from '../context';
import { formatFor, keyOf } from './format';
import { originalOf, renderingsOf } from './image.service';
import { mimeTypes, rendered, widths } from './picture';
import type { Shelf } from './shelf';

/** What is asked for: the key of the image, its extension, and the name of a size when it is not wanted whole. */
interface Wanted {
  key: string;
  extension: string;
  size?: keyof typeof widths;
}

const sizes = Object.keys(widths).join('|');
const address = new RegExp(`^/(?:(${sizes})/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-[1-9]\\d{0,5})\\.(jpg|png|gif|webp)$`);

type Room = Pick<Services, 'storage' | 'cache' | 'workshop'>;

/** Serves what lies in the storage. Files answer without the database: a version that is gone has no file. */
export function imageDoor({ shelf, ...room }: Room & { shelf: Shelf }): Router {
  const router = Router();
  router.get(/.*/, async (request, response) => {
    const wanted = wantedIn(request.path);
    const accept = request.get('accept');
    const format = wanted.size ? formatFor(accept, wanted.extension) : wanted.extension;
    const bytes = await pictureOf(room, wanted, format);
    if (!bytes) throw new Refusal('notFound');
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': mimeTypes[format]!,
      'x-content-type-options': 'nosniff',
      etag: `"${wanted.key}-${wanted.size ?? 'whole'}-${format}"`,
      ...(wanted.size && { vary: 'Accept' }),
    };
    shelf.put(keyOf(request.path, accept), { bytes, headers });
    response.set(headers);
    if (request.get('if-none-match') === headers.etag) return void response.status(304).end();
    response.set('content-length', String(bytes.length)).end(bytes);
  });
  return router;
}

function wantedIn(path: string): Wanted {
  const [, size, key, extension] = address.exec(path) ?? [];
  if (!key || !extension) throw new Refusal('notFound');
  return { key, extension, ...(size && { size: size as keyof typeof widths }) };
}

/** The file as it was stored, or rendered once and kept. A drawing has no file of its extension: it is always rendered. */
async function pictureOf(
  { storage, cache, workshop }: Room,
  { key, extension, size }: Wanted,
  format: string,
): Promise<Buffer | undefined> {
  const whole = size ? undefined : await storage.read(originalOf(key, extension));
  if (whole) return whole;
  const name = `${renderingsOf(key)}/${size ?? 'whole'}.${format}`;
  const known = await cache.read(name);
  if (known) return known;
  return workshop(name, async () => {
    const source =
      (await storage.read(originalOf(key, extension))) ?? (extension === 'png' ? await storage.read(originalOf(key, 'svg')) : undefined);
    if (!source) return undefined;
    const bytes = await rendered(source, widths[size ?? 'large'], format);
    await cache.write(name, bytes).catch(unlessFull);
    return bytes;
  });
}

// What finds no room on the disk is shown all the same.
function unlessFull(error: unknown): void {
  console.error(error);
}
