/** Redirects the URL of an earlier version of a file, which rich text, mails and other sites may still contain, to the current one. */
import type { Response } from 'express';
import { AppError } from '../../../schema/errors/appError';

/** The version may be replaced again soon, so browsers ask again after a minute. */
const cacheControl = 'public, max-age=60';

interface Version {
  /** The requested version. */
  version: number;
  /** The stored record; null if it was deleted. */
  current: { readonly version: number } | null;
  /** The URL of the current version. */
  path: () => string;
}

/** Redirects to the current version. Throws NOT_FOUND if there is none, or none that is later. */
export function redirectToCurrent(response: Response, { version, current, path }: Version): void {
  if (!current || current.version <= version) throw new AppError('NOT_FOUND');
  response.set('Cache-Control', cacheControl).redirect(302, path());
}
