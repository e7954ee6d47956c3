/** Serves the icons that browsers and phones request at fixed paths: the shop's icon, else the default one. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router, type Request, type Response } from 'express';
import { Image } from '../media/image/image.entity';
import { originalFile } from '../media/image/image.service';
import { resize } from '../media/processing/resizeImage';
import type { Context } from '../../platform/context/context';
import { getSettings } from '../settings/settings.service';

/** The widths of the icons in pixels by their paths. */
const iconWidths = { '/favicon.ico': 48, '/apple-touch-icon.png': 180 } as const;

/** The icon of index.html. */
const defaultIcon = join(__dirname, '../../../web/illustrations/pretzel.svg');

/** Mounts `/favicon.ico` and `/apple-touch-icon.png`; both are PNG files. */
export function iconRoutes(createContext: (request: Request) => Promise<Context>): Router {
  const router = Router();
  for (const [path, width] of Object.entries(iconWidths))
    router.get(path, async (request, response) => sendIcon(await createContext(request), response, width));
  return router;
}

async function sendIcon(context: Context, response: Response, width: number): Promise<void> {
  const { favicon } = await getSettings(context);
  const image = favicon ? await context.load.one(Image, favicon) : undefined;
  const { cache, imageQueue } = context.services;
  const file = `icons/${image ? `${image.id}-${image.version}` : 'default'}-${width}.png`;
  const render = async (): Promise<Buffer> => {
    const source = image && (await originalFile(context, image));
    const bytes = await resize(source?.bytes ?? (await readFile(defaultIcon)), width, 'png');
    await cache.write(file, bytes).catch((error: unknown) => context.services.errorLog.report(error, 'Symbol des Shops'));
    return bytes;
  };
  const bytes = (await cache.read(file)) ?? (await imageQueue(file, render));
  response.type('png').set('cache-control', 'public, max-age=3600').send(bytes);
}
