/** Redirects: kept without slashes at their ends, never in a circle, counted when they are followed (G-015). */
import { collections } from '../../../../schema/collections';
import { demand } from '../../../../schema/errors/appError';
import { leadsBack, plainPath } from '../../../../schema/rules/site/redirects';
import { CollectionService } from '../../../platform/collections/collectionService';
import type { Context } from '../../../platform/context/context';
import { Redirect } from './redirect.entity';

class RedirectService extends CollectionService<Redirect> {
  override create(context: Context, given: Partial<Redirect>): Promise<Redirect> {
    return super.create(context, plain(given));
  }

  override update(context: Context, id: string, given: Partial<Redirect>, ifMatch?: Date): Promise<Redirect> {
    return super.update(context, id, plain(given), ifMatch);
  }

  // Two who close a circle from both sides wait for each other here.
  protected override async columnsOf(context: Context, change: Partial<Redirect>, whole: Redirect): Promise<object> {
    await context.db.query('select pg_advisory_xact_lock($1)', [lock]);
    const others = (await context.records(Redirect).findBy({ isEnabled: true })).filter(({ id }) => id !== whole.id);
    if (whole.isEnabled && leadsBack(whole, others)) demand([{ path: ['target'], rule: 'leadsBack' }]);
    return super.columnsOf(context, change, whole);
  }
}

const lock = 4_711_003;

const plain = (given: Partial<Redirect>): Partial<Redirect> =>
  typeof given.path === 'string' ? { ...given, path: plainPath(given.path) } : given;

export const redirectService = new RedirectService(collections.redirect, Redirect);

type Lead = Pick<Redirect, 'target' | 'statusCode'>;

// A page outranks a redirect (G-015).
const holds = `path = $1 and "isEnabled" and not exists (select from site where site.path = $1 and site."isPublic")`;

/** Where a path of the shop leads, counted as followed; nothing when no redirect holds for it. */
export async function followRedirect(context: Context, path: string): Promise<Lead | undefined> {
  const followed = `update redirect set hits = hits + 1, "lastHitAt" = $2 where ${holds} returning target, "statusCode"`;
  const [rows] = await context.db.query<[Lead[], number]>(followed, [path, context.now]);
  return rows[0];
}

/** Where a path leads, for a client that is on its way itself; null when no redirect holds for it. */
export async function redirectAt(context: Context, path: string): Promise<Lead | null> {
  const rows = await context.db.query<Lead[]>(`select target, "statusCode" from redirect where ${holds}`, [plainPath(path)]);
  return rows[0] ?? null;
}
