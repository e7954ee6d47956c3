/** Pages: found by their path, written as drafts, published as a whole. */
import { randomUUID } from 'node:crypto';
import { collections } from '../../../schema/collections';
import { demand } from '../../../schema/errors/appError';
import { check } from '../../../schema/fields/validation/validate';
import { blocks } from '../../../schema/fields/field';
import type { LayoutEntry } from '../../../schema/fields/values';
import { read, wholeBlocks } from '../../../schema/fields/parse';
import { cleanBlocks } from '../../platform/collections/writing/sanitizeHtml';
import { openPart } from '../../platform/collections/reading/publicView';
import { CollectionService } from '../../platform/collections/collectionService';
import type { Context } from '../../platform/context/context';
import { Site } from './site.entity';
import { refuseCircle } from './tree';

interface SiteChange {
  path?: string | null;
  parent?: string | null;
  isPublic?: boolean;
  content?: readonly LayoutEntry[];
  draft?: readonly LayoutEntry[];
}

class SiteService extends CollectionService<Site> {
  protected override keep(context: Context, draft: SiteChange): Promise<Site> {
    return super.keep(context, { ...draft, ...(draft.isPublic && { publishedAt: context.now }) });
  }

  override update(context: Context, id: string, change: SiteChange, ifMatch?: Date): Promise<Site> {
    return context.atomically(async context => {
      const site = await super.update(context, id, change, ifMatch);
      await refuseCircle(context, 'site', id, change.parent);
      if (!site.isPublic || site.publishedAt) return site;
      await context.records(Site).update({ id }, { publishedAt: context.now, updatedAt: context.now });
      return this.get(context, id);
    });
  }

  protected override columnsOf(context: Context, change: SiteChange, whole: Site): Promise<object> {
    const kept = {
      ...change,
      ...('path' in change && { path: change.path ?? '' }),
      ...(change.content && { content: change.content.map(named) }),
      ...(change.draft && { draft: change.draft.map(named) }),
    };
    return super.columnsOf(context, kept, whole);
  }
}

/** The block with an id, made where it was left out. */
export const named = (entry: LayoutEntry): LayoutEntry => ({ ...entry, id: entry.id ?? randomUUID() });

export const siteService = new SiteService(collections.site, Site);

/** The page at this address, as far as this viewer may see it; null where there is none. */
export async function sitePage(context: Context, path: string): Promise<Site | null> {
  const site = await context.records(Site).findOneBy({ path: path.replace(/^\/+|\/+$/g, '') });
  if (!site) return null;
  return context.sees('site') ? site : (openPart('site', site) ?? null);
}

const layout = { content: blocks({ label: 'Inhalt' }) };

/** Blocks as a page would show them, kept nowhere: for the preview of whoever writes them. */
export function previewContent(context: Context, content: readonly LayoutEntry[]): readonly LayoutEntry[] {
  context.must('site.update');
  const given = read(layout, { content }) as { content: readonly LayoutEntry[] };
  demand(check(layout, given));
  return cleanBlocks(wholeBlocks(given.content));
}
