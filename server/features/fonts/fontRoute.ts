/** Serves `/fonts/google/<family>/style-<variant>.embed.css` from the cache or the font service (API-70). */
import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../schema/errors/appError';
import type { ErrorLog } from '../../platform/context/services';
import { createWorkQueue } from '../../platform/files/workQueue';
import type { Storage } from '../../platform/files/diskStorage';
import { bundledStylesheet, type FontFace } from './stylesheet';
import { downloadStylesheet } from './googleFonts';

const fontPath = /^\/google\/([A-Za-z0-9 ]{1,64})\/style-(regular|italic|[1-9]00|[1-9]00italic)\.embed\.css$/;

interface FontOptions {
  cache: Storage;
  errorLog: Pick<ErrorLog, 'report'>;
  /** The font service for families that are not bundled; without it there are none. */
  upstream?: string | undefined;
}

/** Milliseconds before a missing font is requested again, and the number of remembered ones. */
const retryDelay = 60 * 60_000;
const maxMissing = 1_000;

export function fontRoute({ cache, errorLog, upstream }: FontOptions): Router {
  const queue = createWorkQueue({ workers: 2, maxWaiting: 50 });
  const missing = new LRUCache<string, true>({ max: maxMissing, ttl: retryDelay });

  async function createStylesheet(face: FontFace, name: string): Promise<string | undefined> {
    const bundled = await bundledStylesheet(face);
    if (bundled || !upstream || missing.has(name)) return bundled;
    const stylesheet = await downloadStylesheet(upstream, face);
    if (stylesheet) return stylesheet;
    missing.set(name, true);
    return undefined;
  }

  async function loadStylesheet(face: FontFace): Promise<string | undefined> {
    const name = `fonts/${face.family.toLowerCase().replaceAll(' ', '-')}-${face.weight}${face.isItalic ? 'italic' : ''}.css`;
    const cached = await cache.read(name);
    if (cached) return cached.toString();
    return queue(name, async () => {
      const stylesheet = await createStylesheet(face, name);
      const save = (text: string): Promise<void> => cache.write(name, Buffer.from(text));
      if (stylesheet) await save(stylesheet).catch((error: unknown) => errorLog.report(error, 'Zwischenspeicher der Schriften'));
      return stylesheet;
    });
  }

  const router = Router();
  router.get(/.*/, async (request, response) => {
    const stylesheet = await loadStylesheet(parseFace(request.path));
    if (stylesheet === undefined) throw new AppError('NOT_FOUND');
    response.set('Cache-Control', 'public, max-age=31536000').type('text/css').send(stylesheet);
  });
  return router;
}

function parseFace(path: string): FontFace {
  const [, family, variant] = fontPath.exec(decodePath(path)) ?? [];
  if (!family?.trim() || !variant) throw new AppError('NOT_FOUND');
  const weight = /^\d+/.exec(variant)?.[0] ?? '400';
  return { family: family.trim().replace(/ +/g, ' '), weight, isItalic: variant.endsWith('italic') };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll('+', ' '));
  } catch {
    throw new AppError('NOT_FOUND');
  }
}
