/** The editing of a page in small steps: operations on the blocks of its draft. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { applyInput, operationsInput, type OperationInput } from '../../../../schema/blocks/operations/operationInput';
import { draft, site as definition } from '../../../../schema/collections/site';
import { parseFields } from '../../../../schema/fields/parse';
import { isId } from '../../../../schema/fields/validation/formats';
import { validate } from '../../../../schema/fields/validation/validate';
import type { StoredBlock } from '../../../../schema/fields/values';
import { versionConflict } from '../../../platform/collections/writing/versionConflict';
import type { Context } from '../../../platform/context/context';
import type { Site } from '../site.entity';
import { siteService } from '../site.service';

export interface EditedSite {
  site: Site;
  /** The changed blocks as they are stored. */
  blocks: readonly StoredBlock[];
}

/**
 * Applies operations to the draft of a page, or to a copy of its public blocks if it has no draft. Throws CONFLICT when the page has changed
 * since `ifMatch`; the editor then merges its operations with that change and sends them again.
 */
export function applySiteOperations(
  context: Context,
  id: string,
  operations: readonly OperationInput[],
  ifMatch: Date,
): Promise<EditedSite> {
  context.authorize('site.update');
  throwIfInvalid(validate(operationsInput, { operations }));
  return context.transaction(async context => {
    const before = await siteService.get(context, id);
    if (before.updatedAt.getTime() !== ifMatch.getTime())
      throw await versionConflict(context, definition, { id: before.id, since: ifMatch });
    const { blocks, issues } = applyInput(before.hasDraft ? before.draft : before.content, operations);
    throwIfInvalid(issues);
    const site = await siteService.update(context, id, { ...parseFields({ draft }, { draft: blocks }), hasDraft: true }, ifMatch);
    const changedIds = new Set(operations.map(operation => operation.id));
    return { site, blocks: site.draft.filter(block => changedIds.has(block.id)) };
  });
}

/** A version of a page and who made it. */
export interface SiteVersion {
  updatedAt: Date;
  editor: string | null;
}

/** Returns the current version of a page. */
export async function siteVersion(context: Context, id: string): Promise<SiteVersion | null> {
  context.authorize('site.update');
  if (!isId(id)) return null;
  const [version] = await context.db.query<SiteVersion[]>(
    `select "updatedAt", (select who from log where collection = 'site' and record = site.id::text order by "createdAt" desc limit 1) as editor
     from site where id = $1`,
    [id],
  );
  return version ?? null;
}

/** Returns who made the last change of each page, in the order of the ids; null when that is no longer known. */
export async function lastEditors({ db }: Context, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await db.query<{ id: string; editor: string | null }[]>(
    `select page.id, (select who from log where collection = 'site' and record = page.id order by "createdAt" desc limit 1) as editor
     from unnest($1::text[]) as page (id)`,
    [ids],
  );
  const editors = new Map(rows.map(({ id, editor }) => [id, editor]));
  return ids.map(id => editors.get(id) ?? null);
}
