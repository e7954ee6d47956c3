/** The URLs of menu entries. */
import { Branch } from '../branch/branch.entity';
import type { Context } from '../../platform/context/context';
import { Site } from './site.entity';

export interface NavigationItem {
  type: string;
  target: string | null;
  suffix: string | null;
}

/** Returns the URL with its suffix; null when the target is missing or not visible to the viewer. */
export async function navigationUrl(context: Context, { type, target, suffix }: NavigationItem): Promise<string | null> {
  const targetUrl = await findTargetUrl(context, type, target);
  return targetUrl === null ? null : targetUrl + (suffix ?? '');
}

async function findTargetUrl(context: Context, type: string, target: string | null): Promise<string | null> {
  if (type === 'home') return '/';
  if (!target) return null;
  if (type === 'link') return target;
  if (type === 'site') {
    const site = await context.load.one(Site, target);
    return site ? `/${site.path}` : null;
  }
  const branch = await context.load.one(Branch, target);
  return branch?.isPublic ? `/store/${branch.identifier}` : null;
}
