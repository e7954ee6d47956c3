/**
 * The image route: `/image/<id>-<version>.<extension>` and `/image/small/…`, in the best format the client accepts, cacheable for a year
 * (IMG-01, IMG-02).
 */
import { Router, type Request, type Response } from 'express';
import { AppError } from '../../../../schema/errors/appError';
import { imageWidths, type ImageSize } from '../../../../schema/site/imageUrls';
import { Context } from '../../../platform/context/context';
import type { Services } from '../../../platform/context/services';
import { negotiateFormat, imageCacheKey } from './negotiateFormat';
import { originalKey, renditionFolder } from './image.service';
import { mimeTypes, resize } from '../processing/resizeImage';
import type { ImageCache, CachedImage } from './imageCache';
import { redirectToImage } from './redirectToImage';
import { publicTemplates, type PublicTemplate } from '../template/publicTemplates';
import { loadTemplateAndImage, renderTemplate } from '../template/renderTemplate';

const idPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const versionPattern = '[1-9]\\d{0,5}';
const extensionPattern = '(jpg|png|gif|webp)';
const templatePath = new RegExp(`^/(${publicTemplates.join('|')})/(${idPattern})-(${versionPattern})\\.${extensionPattern}$`);

/** The requested image: its key, its extension, and the size unless the original is requested. */
interface ImageRequest {
  key: string;
  extension: string;
  size?: ImageSize;
}

const sizes = Object.keys(imageWidths).join('|');
const imagePath = new RegExp(`^/(?:(${sizes})/)?(${idPattern}-${versionPattern})\\.${extensionPattern}$`);

type ImageServices = Pick<Services, 'storage' | 'cache' | 'imageQueue' | 'errorLog'>;

interface ImageRouteOptions {
  services: Services;
  imageCache: ImageCache;
  identifyClient: (request: Request) => { readonly network: string };
}

/**
 * Serves images from the storage. Plain images need no database unless their version has no file. Only what the database does counts for the
 * address: files cost little, and a visitor would pay for what others do while an image waits to be rendered.
 */
export function imageRoute({ services, imageCache, identifyClient }: ImageRouteOptions): Router {
  const router = Router();
  const servicesFor = (request: Request): ClientServices => servicesOf(identifyClient(request).network, services);
  router.use((request, _response, next) => (services.timeBudget.throwIfUsedUp(identifyClient(request).network), next()));
  router.get(templatePath, async (request, response) => {
    const [, template, id, imageVersion, extension] = templatePath.exec(request.path)!;
    const accept = request.get('accept');
    const templateRequest = {
      template: publicTemplates.find(name => name === template)!,
      id: id!,
      version: Number(imageVersion),
      fallbackFormat: negotiateFormat(accept, extension!),
    };
    const { bytes, name, format, version } = await renderedTemplate(servicesFor(request), templateRequest);
    const headers = {
      ...imageHeaders(name, format),
      vary: 'Accept',
      'content-location': `/image${request.path}?v=${version}`,
      'cache-control': templateCacheControl(request.query.v, version),
    };
    if (request.query.v === version || request.url === request.path) imageCache.set(imageCacheKey(request.url, accept), { bytes, headers });
    send(request, response, { bytes, headers });
  });
  router.get(/.*/, async (request, response) => {
    const imageRequest = parseImagePath(request.path);
    const accept = request.get('accept');
    const format = imageRequest.size ? negotiateFormat(accept, imageRequest.extension) : imageRequest.extension;
    const bytes = await imageBytes(servicesFor(request), imageRequest, format);
    if (!bytes) return servicesFor(request).countTime(() => redirectToImage(services, response, imageRequest));
    const headers = {
      ...imageHeaders(`${imageRequest.key}-${imageRequest.size ?? 'whole'}`, format),
      ...(imageRequest.size && { vary: 'Accept' }),
    };
    imageCache.set(imageCacheKey(request.path, accept), { bytes, headers });
    send(request, response, { bytes, headers });
  });
  return router;
}

interface ClientServices extends Services {
  /** Counts the time of the work for the address of the client. */
  countTime: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Returns the services with a queue that knows who waits, so that one client does not delay the others. */
const servicesOf = (network: string, services: Services): ClientServices => ({
  ...services,
  imageQueue: (key, work) => services.imageQueue(key, work, network),
  countTime: work => {
    const stopCounting = services.timeBudget.start(network);
    return work().finally(stopCounting);
  },
});

const immutable = 'public, max-age=31536000, immutable';

/**
 * The path has the version of the image and is cached for a year (table R); a reload asks again, because the template may have changed. The
 * query parameter `v` adds the version of everything else the rendition depends on, so that URL is immutable.
 */
const templateCacheControl = (v: unknown, version: string): string =>
  v === version ? immutable : v === undefined ? 'public, max-age=31536000' : 'public, no-cache';

const imageHeaders = (name: string, format: string): CachedImage['headers'] => ({
  'cache-control': immutable,
  'content-type': mimeTypes[format]!,
  'x-content-type-options': 'nosniff',
  etag: `"${name}-${format}"`,
});

// Sent without express, which would hash the image for an ETag.
function send(request: Request, response: Response, { bytes, headers }: CachedImage): void {
  response.set(headers);
  if (request.get('if-none-match') === headers.etag) return void response.status(304).end();
  response.set('content-length', String(bytes.length)).end(bytes);
}

interface TemplateRequest {
  template: PublicTemplate;
  id: string;
  version: number;
  /** Used when the template has no format. */
  fallbackFormat: string;
}

/** Returns the rendition of a template, rendered once for each version of image and template. */
async function renderedTemplate(services: ClientServices, { template, fallbackFormat, ...image }: TemplateRequest) {
  const context = new Context(services);
  const renderInput = await services.countTime(() => loadTemplateAndImage(context, { identifier: template }, image));
  const format = renderInput.template?.format ?? fallbackFormat;
  const name = `${template}-${renderInput.version}`;
  const file = `${renditionFolder(`${image.id}-${image.version}`)}/${name}.${format}`;
  const bytes =
    (await services.cache.read(file)) ??
    (await services.imageQueue(file, () => saveToCache(services, file, renderTemplate(context, renderInput, format, template))));
  return { bytes, name: `${image.id}-${image.version}-${name}`, format, version: renderInput.version };
}

async function saveToCache(
  { cache, errorLog }: Pick<Services, 'cache' | 'errorLog'>,
  file: string,
  rendition: Promise<Buffer>,
): Promise<Buffer> {
  const bytes = await rendition;
  // The image is served even when the disk is full.
  await cache.write(file, bytes).catch((error: unknown) => errorLog.report(error, 'Zwischenspeicher der Bilder'));
  return bytes;
}

function parseImagePath(path: string): ImageRequest {
  const [, size, key, extension] = imagePath.exec(path) ?? [];
  if (!key || !extension) throw new AppError('NOT_FOUND');
  return { key, extension, ...(size && { size: size as ImageSize }) };
}

/**
 * Returns the stored file, or a rendition that is rendered once and cached. The original of an SVG has no file with its extension, so it is
 * always rendered.
 */
async function imageBytes(
  { storage, cache, imageQueue, errorLog }: ImageServices,
  { key, extension, size }: ImageRequest,
  format: string,
): Promise<Buffer | undefined> {
  const original = size ? undefined : await storage.read(originalKey(key, extension));
  if (original) return original;
  const name = `${renditionFolder(key)}/${size ?? 'whole'}.${format}`;
  const cached = await cache.read(name);
  if (cached) return cached;
  return imageQueue(name, async () => {
    const source =
      (await storage.read(originalKey(key, extension))) ?? (extension === 'png' ? await storage.read(originalKey(key, 'svg')) : undefined);
    if (!source) return undefined;
    return saveToCache({ cache, errorLog }, name, resize(source, imageWidths[size ?? 'large'], format));
  });
}
