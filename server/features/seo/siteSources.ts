/** The meta data of pages made of blocks, and of links to their drafts. */
import { siteTitle } from '../../../schema/rules/site/pageHead';
import type { Context } from '../../platform/context/context';
import { toAppError } from '../../platform/database/databaseErrors';
import { siteByDraftLink } from '../content/draftLinks/siteByDraftLink';
import { sitePage } from '../content/site.service';
import type { MetaRequest, PageSource } from './pageMeta.service';

export async function siteSource(context: Context, path: string): Promise<PageSource | null> {
  const site = await sitePage(context, path);
  if (!site) return null;
  const { seoDescription, description, image, isPublic, showInSitemap } = site;
  return { title: siteTitle(site), description: seoDescription || description, image, isUnlisted: !isPublic || !showInSitemap };
}

/** A draft has no preview elsewhere. */
export async function draftSource({ context, path }: MetaRequest): Promise<'private' | null> {
  try {
    await siteByDraftLink(context, path.split('/')[1]!);
    return 'private';
  } catch (error) {
    if (toAppError(error).code === 'NOT_FOUND') return null;
    throw error;
  }
}
