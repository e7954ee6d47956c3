/** Redirects: paths without leading and trailing slashes, no loops, counted hits (G-015). */
import { collections } from '../../../../schema/collections';
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { isRedirectLoop, normalizePath } from '../../../../schema/rules/site/redirects';
import { CollectionService } from '../../../platform/collections/collectionService';
import type { Context } from '../../../platform/context/context';
import { advisoryLocks } from '../../../platform/database/locks';
import { Redirect } from './redirect.entity';

class RedirectService extends CollectionService<Redirect> {
  override create(context: Context, input: Partial<Redirect>): Promise<Redirect> {
    return super.create(context, normalizeInput(input));
  }

  override update(context: Context, id: string, input: Partial<Redirect>, ifMatch?: Date): Promise<Redirect> {
    return super.update(context, id, normalizeInput(input), ifMatch);
  }

  // The lock prevents two concurrent changes from closing a loop together.
  protected override async toColumns(context: Context, input: Partial<Redirect>, record: Redirect): Promise<object> {
    await context.db.query('select pg_advisory_xact_lock($1)', [advisoryLocks.redirects]);
    const others = (await context.records(Redirect).findBy({ isEnabled: true })).filter(({ id }) => id !== record.id);
    if (record.isEnabled && isRedirectLoop(record, others)) throwIfInvalid([{ path: ['target'], rule: 'redirectLoop' }]);
    return super.toColumns(context, input, record);
  }
}

const normalizeInput = (input: Partial<Redirect>): Partial<Redirect> =>
  typeof input.path === 'string' ? { ...input, path: normalizePath(input.path) } : input;

export const redirectService = new RedirectService(collections.redirect, Redirect);

type Target = Pick<Redirect, 'target' | 'statusCode'>;

// A page has priority over a redirect (G-015).
const activeRedirectSql = `path = $1 and "isEnabled" and not exists (select from site where site.path = $1 and site."isPublic")`;

/** Returns the redirect of a path and counts the hit; undefined when there is none. */
export async function followRedirect(context: Context, path: string): Promise<Target | undefined> {
  const updateSql = `update redirect set hits = hits + 1, "lastHitAt" = $2 where ${activeRedirectSql} returning target, "statusCode"`;
  const [rows] = await context.db.query<[Target[], number]>(updateSql, [path, context.now]);
  return rows[0];
}

/** Returns the redirect of a path without counting a hit; null when there is none. */
export async function redirectAt(context: Context, path: string): Promise<Target | null> {
  const rows = await context.db.query<Target[]>(`select target, "statusCode" from redirect where ${activeRedirectSql}`, [
    normalizePath(path),
  ]);
  return rows[0] ?? null;
}
