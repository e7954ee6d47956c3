/** Pages: found by path, edited as drafts, published as a whole. */
import { randomUUID } from 'node:crypto';
import { collections } from '../../../schema/collections';
import { throwIfInvalid } from '../../../schema/errors/appError';
import type { StoredBlock } from '../../../schema/fields/values';
import { toPublicRecord } from '../../platform/collections/reading/publicView';
import { CollectionService } from '../../platform/collections/collectionService';
import type { Context } from '../../platform/context/context';
import { redirectMovedPage } from './redirect/redirectMovedPage';
import { recordRevisions } from './revisions/recordRevisions';
import { deletePastExpiry } from './scheduling/deletePastExpiry';
import { Site } from './site.entity';
import { rejectCycle } from './tree';

interface SiteInput {
  path?: string | null;
  parent?: string | null;
  isPublic?: boolean;
  content?: readonly StoredBlock[];
  draft?: readonly StoredBlock[];
  hasDraft?: boolean;
}

/** The fields whose change begins or continues a revision. */
const revisionFields = ['content', 'draft', 'hasDraft', 'isPublic'] as const;

class SiteService extends CollectionService<Site> {
  protected override insert(context: Context, input: SiteInput): Promise<Site> {
    return super.insert(context, { ...input, ...(input.isPublic && { publishedAt: context.now }) });
  }

  override update(context: Context, id: string, input: SiteInput, ifMatch?: Date): Promise<Site> {
    return context.transaction(async context => {
      const site = await super.update(context, id, input, ifMatch);
      if (!site.isPublic || site.publishedAt) return site;
      await context.records(Site).update({ id }, { publishedAt: context.now, updatedAt: context.now });
      return this.get(context, id);
    });
  }

  protected override async afterWrite(context: Context, id: string, input: SiteInput, before?: Site): Promise<Site> {
    const after = await super.afterWrite(context, id, input, before);
    if (revisionFields.some(name => name in input)) await recordRevisions(context, after, before);
    if (after.isPublic && before && !before.isPublic) await deletePastExpiry(context, id);
    if (before?.isPublic && before.path !== after.path) await redirectMovedPage(context, before.path, after.path);
    return after;
  }

  protected override async toColumns(context: Context, input: SiteInput, record: Site): Promise<object> {
    if (!record.path && (!record.id || 'path' in input)) await rejectSecondHomePage(context, record.id);
    await rejectCycle(context, 'site', { id: record.id, parent: input.parent });
    const values = {
      ...input,
      ...('path' in input && { path: input.path ?? '' }),
      ...(input.content && { content: input.content.map(withBlockId) }),
      ...(input.draft && { draft: input.draft.map(withBlockId) }),
    };
    return super.toColumns(context, values, record);
  }
}

/** Throws when another page than this one is the home page, which has no path. Without an id, the page is new. */
async function rejectSecondHomePage(context: Context, id: string | undefined): Promise<void> {
  const home = await context.records(Site).findOneBy({ path: '' });
  if (home && home.id !== id) throwIfInvalid([{ path: ['path'], rule: 'homeExists' }]);
}

/** Returns the block with an id, generated if it has none. */
export const withBlockId = (block: StoredBlock): StoredBlock => ({ ...block, id: block.id ?? randomUUID() });

export const siteService = new SiteService(collections.site, Site);

/** Returns the page at this path as the viewer may see it; null if there is none. */
export async function sitePage(context: Context, path: string): Promise<Site | null> {
  const site = await context.records(Site).findOneBy({ path: path.replace(/^\/+|\/+$/g, '') });
  if (!site) return null;
  return context.canRead('site') ? site : (toPublicRecord('site', site) ?? null);
}
