/** The picture door: `/image/<id>-<version>.<extension>` and `/image/small/…`, in the best format the asker takes, kept for a year (IMG-01, IMG-02). */
import { Router, type Request, type Response } from 'express';
import { Refusal } from '../../../../schema/errors/appError';
import { imageWidths, type ImageSize } from '../../../../schema/site/imageUrls';
import { Context, type Services } from '../../../platform/context/context';
import { formatFor, keyOf } from './negotiateFormat';
import { originalOf, renderingsOf } from './image.service';
import { mimeTypes, rendered } from '../processing/resizeImage';
import type { Shelf, Shelved } from './imageCache';
import { openTemplates, recipeOf, renderTemplate } from '../template/imageTemplate.service';

const id = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([1-9]\\d{0,5})';
const templated = new RegExp(`^/(${openTemplates.join('|')})/${id}\\.(jpg|png|gif|webp)$`);

/** What is asked for: the key of the image, its extension, and the name of a size when it is not wanted whole. */
interface Wanted {
  key: string;
  extension: string;
  size?: ImageSize;
}

const sizes = Object.keys(imageWidths).join('|');
const address = new RegExp(`^/(?:(${sizes})/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-[1-9]\\d{0,5})\\.(jpg|png|gif|webp)$`);

type Room = Pick<Services, 'storage' | 'cache' | 'workshop'>;

/** Serves what lies in the storage. Files answer without the database: a version that is gone has no file. */
export function imageDoor({ shelf, ...room }: Services & { shelf: Shelf }): Router {
  const router = Router();
  router.get(templated, async (request, response) => {
    const [, template, id, version, extension] = templated.exec(request.path)!;
    const accept = request.get('accept');
    const wanted = { template: template!, id: id!, version: Number(version), otherwise: formatFor(accept, extension!) };
    const { bytes, name, format, made } = await templatedPicture(room, wanted);
    // The address names the picture alone; with the version of all else it is made of, it is one to be kept.
    const isLasting = request.query.v === made;
    const headers = {
      ...headersOf(name, format),
      vary: 'Accept',
      'content-location': `/image${request.path}?v=${made}`,
      ...(!isLasting && { 'cache-control': 'public, no-cache' }),
    };
    if (isLasting || request.url === request.path) shelf.put(keyOf(request.url, accept), { bytes, headers });
    send(request, response, { bytes, headers });
  });
  router.get(/.*/, async (request, response) => {
    const wanted = wantedIn(request.path);
    const accept = request.get('accept');
    const format = wanted.size ? formatFor(accept, wanted.extension) : wanted.extension;
    const bytes = await pictureOf(room, wanted, format);
    if (!bytes) throw new Refusal('notFound');
    const headers = { ...headersOf(`${wanted.key}-${wanted.size ?? 'whole'}`, format), ...(wanted.size && { vary: 'Accept' }) };
    shelf.put(keyOf(request.path, accept), { bytes, headers });
    send(request, response, { bytes, headers });
  });
  return router;
}

const headersOf = (name: string, format: string): Shelved['headers'] => ({
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': mimeTypes[format]!,
  'x-content-type-options': 'nosniff',
  etag: `"${name}-${format}"`,
});

// Not by express, which would hash the picture for a tag.
function send(request: Request, response: Response, { bytes, headers }: Shelved): void {
  response.set(headers);
  if (request.get('if-none-match') === headers.etag) return void response.status(304).end();
  response.set('content-length', String(bytes.length)).end(bytes);
}

interface Templated {
  template: string;
  id: string;
  version: number;
  /** The format where the template names none. */
  otherwise: string;
}

/** The picture put together by a template, rendered once for each version of both. */
async function templatedPicture(services: Services, { template, otherwise, ...image }: Templated) {
  const context = new Context(services);
  const recipe = await recipeOf(context, { identifier: template }, image);
  const format = recipe.template?.format ?? otherwise;
  const name = `${template}-${recipe.version}`;
  const file = `${renderingsOf(`${image.id}-${image.version}`)}/${name}.${format}`;
  const bytes =
    (await services.cache.read(file)) ??
    (await services.workshop(file, () => kept(services, file, renderTemplate(context, recipe, format))));
  return { bytes, name: `${image.id}-${image.version}-${name}`, format, made: recipe.version };
}

async function kept({ cache }: Pick<Services, 'cache'>, file: string, making: Promise<Buffer>): Promise<Buffer> {
  const bytes = await making;
  await cache.write(file, bytes).catch(unlessFull);
  return bytes;
}

function wantedIn(path: string): Wanted {
  const [, size, key, extension] = address.exec(path) ?? [];
  if (!key || !extension) throw new Refusal('notFound');
  return { key, extension, ...(size && { size: size as ImageSize }) };
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
    return kept({ cache }, name, rendered(source, imageWidths[size ?? 'large'], format));
  });
}

// What finds no room on the disk is shown all the same.
function unlessFull(error: unknown): void {
  console.error(error);
}
