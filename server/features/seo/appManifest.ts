/** Serves `/manifest.webmanifest` while the shop is installable (domain 7). */
import { Router, type Request } from 'express';
import { AppError } from '../../../schema/errors/appError';
import { webManifest } from '../../../schema/rules/site/webManifest';
import { sendCached } from '../../platform/cache/responseCacheMiddleware';
import type { ResponseCache } from '../../platform/cache/responseCache';
import type { Context } from '../../platform/context/context';
import { Branch } from '../branch/branch.entity';
import { getSettings } from '../settings/settings.service';
import { appIcons, manifestPath, themeColor } from './appIcons';

interface ManifestOptions {
  responseCache: ResponseCache;
  createContext: (request: Request) => Promise<Context>;
}

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
  const [icons, branches] = await Promise.all([
    appIcons(context, settings),
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
    icons,
    branches,
  });
}
