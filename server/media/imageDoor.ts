/** The picture door: `/image/<id>-<version>.<extension>` and `/image/small/…`, in the best format the asker takes, kept for a year (IMG-01, IMG-02). */
import { Router, type Request } from 'express';
import { Refusal } from '../../schema/errors';
import { originalOf, renderingsOf } from './image.service';
import { mimeTypes, rendered, widths } from './picture';
import { createQueue, type Queue } from './queue';
import type { Storage } from './storage';

/** What is asked for: the key of the image, its extension, and the name of a size when it is not wanted whole. */
interface Wanted {
  key: string;
  extension: string;
  size?: keyof typeof widths;
}

const sizes = Object.keys(widths).join('|');
const address = new RegExp(`^/(?:(${sizes})/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-[1-9]\\d{0,5})\\.(jpg|png|gif|webp)$`);

/** Serves what lies in this storage. Files answer without the database: a version that is gone has no file. */
export function imageDoor(storage: Storage): Router {
  const queue = createQueue({ workers: 2, longest: 200 });
  const router = Router();
  router.get(/.*/, async (request, response) => {
    const wanted = wantedIn(request.path);
    const format = wanted.size ? formatFor(request, wanted.extension) : wanted.extension;
    const bytes = await pictureOf({ storage, queue }, wanted, format);
    if (!bytes) throw new Refusal('notFound');
    if (wanted.size) response.vary('Accept');
    response
      .set('Cache-Control', 'public, max-age=31536000, immutable')
      .set('X-Content-Type-Options', 'nosniff')
      .set('Content-Type', mimeTypes[format]!)
      .send(bytes);
  });
  return router;
}

function wantedIn(path: string): Wanted {
  const [, size, key, extension] = address.exec(path) ?? [];
  if (!key || !extension) throw new Refusal('notFound');
  return { key, extension, ...(size && { size: size as keyof typeof widths }) };
}

// Wildcards do not count: whoever can show these formats says so.
function formatFor(request: Request, extension: string): string {
  const accepted = request.get('accept') ?? '';
  return ['avif', 'webp'].find(format => accepted.includes(`image/${format}`)) ?? extension;
}

interface Room {
  storage: Storage;
  queue: Queue;
}

/** The file as it was stored, or rendered once and kept. A drawing has no file of its extension: it is always rendered. */
async function pictureOf({ storage, queue }: Room, { key, extension, size }: Wanted, format: string): Promise<Buffer | undefined> {
  const whole = size ? undefined : await storage.read(originalOf(key, extension));
  if (whole) return whole;
  const name = `${renderingsOf(key)}/${size ?? 'whole'}.${format}`;
  const known = await storage.read(name);
  if (known) return known;
  const source =
    (await storage.read(originalOf(key, extension))) ?? (extension === 'png' ? await storage.read(originalOf(key, 'svg')) : undefined);
  if (!source) return undefined;
  return queue(name, async () => {
    const bytes = await rendered(source, widths[size ?? 'large'], format);
    await storage.write(name, bytes);
    return bytes;
  });
}
