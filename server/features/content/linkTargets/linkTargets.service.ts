/** Names the pages and branches to which the entries of a navigation lead. */
import { maxLinkTargets } from '../../../../schema/collections/navigation';
import { AppError, throwIfInvalid } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { branchPath } from '../../../../schema/rules/site/publishing/checks/links';
import type { Context } from '../../../platform/context/context';
import { Branch } from '../../branch/branch.entity';
import { Site } from '../site.entity';

export interface LinkTarget {
  id: Id;
  name: string;
  path: string;
  isPublic: boolean;
}

/** Returns the pages and branches with these ids that the viewer may read, with one statement for each kind. */
export async function linkTargets(context: Context, ids: readonly Id[]): Promise<LinkTarget[]> {
  if (ids.length > maxLinkTargets) throw new AppError('TOO_LARGE');
  const index = ids.findIndex(id => !isId(id));
  if (index >= 0) throwIfInvalid([{ path: ['ids', index], rule: 'recordNotFound' }]);
  const found = await Promise.all([...new Set(ids)].map(id => Promise.all([context.load.one(Site, id), context.load.one(Branch, id)])));
  return found.flatMap(([site, branch]) => [
    ...(site ? [toTarget(site, site.path)] : []),
    ...(branch ? [toTarget(branch, branchPath(branch.identifier))] : []),
  ]);
}

const toTarget = ({ id, name, isPublic }: Site | Branch, path: string): LinkTarget => ({ id, name, path, isPublic });
