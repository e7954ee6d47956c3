/** Finds what visitors find at given paths, for the check of links. */
import { AppError, throwIfInvalid } from '../../../../schema/errors/appError';
import { branchPath } from '../../../../schema/rules/site/publishing/checks/links';
import type { Context } from '../../../platform/context/context';

/** The number of paths of one request, and of characters of each. */
export const maxPaths = 1_000;
export const maxPathLength = 2_000;

export interface LinkedPath {
  path: string;
  isPublic: boolean;
}

// An active redirect applies to the path of a page that is not public.
const linkedPathsSql = `select path, bool_or("isPublic") as "isPublic" from (
    select path, "isPublic" from site where path = any($1)
    union all select path, true from redirect where "isEnabled" and path = any($1)
    union all select $2 || identifier, "isPublic" from branch where identifier = any($3)
  ) as linked group by path order by path`;

/** Returns the pages, redirects and branches at these paths with one statement, however many the shop has. */
export async function linkedPaths(context: Context, paths: readonly string[]): Promise<LinkedPath[]> {
  context.authorize('site.update');
  if (paths.length > maxPaths) throw new AppError('TOO_LARGE');
  const index = paths.findIndex(path => path.length > maxPathLength || path.includes('\0'));
  if (index >= 0) throwIfInvalid([{ path: ['paths', index], rule: 'invalidAddress' }]);
  const start = branchPath('');
  const identifiers = paths.filter(path => path.startsWith(start)).map(path => path.slice(start.length));
  return context.db.query<LinkedPath[]>(linkedPathsSql, [paths, start, identifiers]);
}
