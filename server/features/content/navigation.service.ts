/** Where the entries of a menu lead. */
import { Branch } from '../branch/branch.entity';
import type { Context } from '../../platform/context/context';
import { Site } from './site.entity';

export interface NavigationItem {
  type: string;
  target: string | null;
  suffix: string | null;
}

/** The address, with its suffix; null where it leads to nothing this viewer may see. */
export async function addressOf(context: Context, { type, target, suffix }: NavigationItem): Promise<string | null> {
  const bare = await bareAddress(context, type, target);
  return bare === null ? null : bare + (suffix ?? '');
}

async function bareAddress(context: Context, type: string, target: string | null): Promise<string | null> {
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
