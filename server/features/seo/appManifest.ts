/** The installable app: `/manifest.webmanifest` and the elements of the head that name it, while the shop is installable (domain 7). */
import { Router, type Request } from 'express';
import { AppError } from '../../../schema/errors/appError';
import type { HeadTag } from '../../../schema/rules/site/pageHead';
import { webManifest, type AppIcon } from '../../../schema/rules/site/webManifest';
import { imagePath, imageWidths, type ImageSize } from '../../../schema/site/imageUrls';
import type { Settings } from '../../../schema/site/settings';
import { sendCached } from '../../platform/cache/responseCacheMiddleware';
import type { ResponseCache } from '../../platform/cache/responseCache';
import { buildPath } from '../../platform/client/builtClient';
import type { Context } from '../../platform/context/context';
import { Branch } from '../branch/branch.entity';
import { Image } from '../media/image/image.entity';
import { getSettings } from '../settings/settings.service';

interface ManifestOptions {
  responseCache: ResponseCache;
  createContext: (request: Request) => Promise<Context>;
}

const manifestPath = '/manifest.webmanifest';

export function manifestRoute({ responseCache, createContext }: ManifestOptions): Router {
  const router = Router();
  router.get(manifestPath, async (request, response) => {
    const loadManifest = async () => ({
      status: 200,
      headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
      text: JSON.stringify(await createManifest(await createContext(request))),
    });
    await sendCached(request, response, await responseCache.get('manifest', loadManifest));
  });
  return router;
}

async function createManifest(context: Context): Promise<object> {
  const settings = await getSettings(context);
  if (!settings.enablePluginPWA) throw new AppError('NOT_FOUND');
  const [icon, branches] = await Promise.all([
    findIcon(context, settings),
    context.records(Branch).find({
      select: { name: true, identifier: true },
      where: { isPublic: true },
      order: { sortOrder: 'asc', identifier: 'asc' },
    }),
  ]);
  return webManifest({
    shopName: settings.shopName,
    description: settings.description,
    themeColor: themeColor(context, settings),
    icons: icon ? iconSizes.map(size => toAppIcon(icon, size)) : defaultIcons,
    branches,
  });
}

/** Returns the elements of the head of every page; none while the shop is not installable. */
export function appTags(context: Context, settings: Settings): HeadTag[] {
  if (!settings.enablePluginPWA) return [];
  return [
    { tag: 'link', attributes: { rel: 'manifest', href: manifestPath } },
    { tag: 'meta', attributes: { name: 'theme-color', content: themeColor(context, settings) } },
  ];
}

/** The main color of tokens.css. */
const defaultColor = '#000000';

const themeColor = ({ services }: Context, { color1 }: Settings): string => color1 ?? services.environment.color1 ?? defaultColor;

const iconUrl = (name: string): string => `${buildPath}icons/${name}.png`;

/** The pretzel, for shops without an icon of this quality. */
const defaultIcons: readonly AppIcon[] = [
  { src: iconUrl('app-192'), sizes: '192x192', type: 'image/png' },
  { src: iconUrl('app-512'), sizes: '512x512', type: 'image/png' },
  { src: iconUrl('app-maskable-512'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

const iconSizes: readonly ImageSize[] = ['tiny', 'small'];

type Icon = Image & { width: number };

// The image is delivered in the format that the browser accepts, so the type stays open.
const toAppIcon = (icon: Icon, size: ImageSize): AppIcon => {
  const width = Math.min(icon.width, imageWidths[size]);
  return { src: imagePath(icon, size), sizes: `${width}x${width}` };
};

/** Browsers install no app whose icon is smaller. */
const minIconWidth = 192;

/** Returns the shop's icon if it is a square that is large enough. */
async function findIcon(context: Context, { favicon }: Settings): Promise<Icon | undefined> {
  const image = favicon ? await context.load.one(Image, favicon) : undefined;
  return image && isAppIcon(image) ? image : undefined;
}

const isAppIcon = (image: Image): image is Icon => image.width !== null && image.width >= minIconWidth && image.width === image.height;
