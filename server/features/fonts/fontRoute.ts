/** The door of typefaces: `/fonts/google/<family>/style-<variant>.embed.css`, kept once it was made (API-70). */
import { Router } from 'express';
import { Refusal } from '../../../schema/errors/appError';
import { createQueue } from '../../platform/files/workQueue';
import type { Storage } from '../../platform/files/diskStorage';
import { ownStylesheet, type Face } from './stylesheet';
import { upstreamStylesheet } from './googleFonts';

const address = /^\/google\/([A-Za-z0-9 ]{1,64})\/style-(regular|italic|[1-9]00|[1-9]00italic)\.embed\.css$/;

interface Fonts {
  cache: Storage;
  /** Who is asked for families that are not ours; without it nobody is. */
  upstream?: string | undefined;
}

/** How long nobody is asked again for what was not there, and of how many that is remembered. */
const pause = 60 * 60_000;
const mostMissed = 1_000;

export function fontDoor({ cache, upstream }: Fonts): Router {
  const queue = createQueue({ workers: 2, longest: 50 });
  const missed = new Map<string, number>();

  async function made(face: Face, name: string): Promise<string | undefined> {
    const own = await ownStylesheet(face);
    if (own || !upstream || (missed.get(name) ?? 0) > performance.now()) return own;
    const sheet = await upstreamStylesheet(upstream, face);
    if (sheet) return sheet;
    if (missed.size >= mostMissed) missed.clear();
    missed.set(name, performance.now() + pause);
    return undefined;
  }

  async function sheetOf(face: Face): Promise<string | undefined> {
    const name = `fonts/${face.family.toLowerCase().replaceAll(' ', '-')}-${face.weight}${face.isItalic ? 'italic' : ''}.css`;
    const known = await cache.read(name);
    if (known) return known.toString();
    return queue(name, async () => {
      const sheet = await made(face, name);
      if (sheet) await cache.write(name, Buffer.from(sheet)).catch(console.error);
      return sheet;
    });
  }

  const router = Router();
  router.get(/.*/, async (request, response) => {
    const sheet = await sheetOf(faceIn(request.path));
    if (sheet === undefined) throw new Refusal('notFound');
    response.set('Cache-Control', 'public, max-age=31536000').type('text/css').send(sheet);
  });
  return router;
}

function faceIn(path: string): Face {
  const [, family, variant] = address.exec(decoded(path)) ?? [];
  if (!family?.trim() || !variant) throw new Refusal('notFound');
  const weight = /^\d+/.exec(variant)?.[0] ?? '400';
  return { family: family.trim().replace(/ +/g, ' '), weight, isItalic: variant.endsWith('italic') };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll('+', ' '));
  } catch {
    throw new Refusal('notFound');
  }
}
