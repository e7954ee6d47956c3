/** Redirects the old path of a page that has moved, so that links to it still work (G-015). */
import { In } from 'typeorm';
import type { Context } from '../../../platform/context/context';
import { Redirect } from './redirect.entity';
import { redirectService } from './redirect.service';

/**
 * Redirects the old path to the new one, permanently. Redirects to the old path lead to the new one, so that no visitor is redirected twice,
 * and a redirect at the new path is deleted, because the page has priority there. The home page has no path and needs no redirect.
 */
export async function redirectMovedPage(context: Context, oldPath: string, newPath: string): Promise<void> {
  if (oldPath === '') return;
  const target = `/${newPath}`;
  const redirects = await context.records(Redirect).findBy([{ path: In([oldPath, newPath]) }, { target: `/${oldPath}` }]);
  const [replaced, others] = [redirects.filter(({ path }) => path === newPath), redirects.filter(({ path }) => path !== newPath)];
  for (const { id } of replaced) await redirectService.delete(context, id);
  for (const { id, path } of others) await redirectService.update(context, id, path === oldPath ? { target, isEnabled: true } : { target });
  if (!others.some(({ path }) => path === oldPath)) await redirectService.create(context, { path: oldPath, target });
}
