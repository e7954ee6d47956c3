/** The page that the link to a draft shows. */
import { AppError } from '../../../../schema/errors/appError';
import { toPublicRecord } from '../../../platform/collections/reading/publicView';
import type { Context } from '../../../platform/context/context';
import { Site } from '../site.entity';
import { siteByDraftLink } from './siteByDraftLink';

/** Returns the page as visitors would see it if its draft were published now. It is public when it is the page that they see anyway. */
export async function draftPage(context: Context, secret: string): Promise<Site> {
  const site = await context.records(Site).findOneBy({ id: await siteByDraftLink(context, secret) });
  const page = site && toPublicRecord('site', { ...site, content: site.hasDraft ? site.draft : site.content, isPublic: true });
  if (!page) throw new AppError('NOT_FOUND');
  return { ...page, isPublic: site.isPublic && !site.hasDraft };
}
