/** Finds the pages at given paths, for the check of links. */
import { AppError, throwIfInvalid } from '../../../../schema/errors/appError';
import type { Context } from '../../../platform/context/context';

/** The number of paths of one request, and of characters of each. */
export const maxPaths = 1_000;
export const maxPathLength = 2_000;

export interface LinkedPage {
  path: string;
  isPublic: boolean;
}

/** Returns the pages at these paths with one statement, however many pages the shop has. */
export async function linkedPages(context: Context, paths: readonly string[]): Promise<LinkedPage[]> {
  context.authorize('site.update');
  if (paths.length > maxPaths) throw new AppError('TOO_LARGE');
  const index = paths.findIndex(path => path.length > maxPathLength || path.includes('\0'));
  if (index >= 0) throwIfInvalid([{ path: ['paths', index], rule: 'invalidAddress' }]);
  return context.db.query<LinkedPage[]>('select path, "isPublic" from site where path = any($1) order by path', [paths]);
}
