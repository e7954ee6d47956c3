/** GraphQL: the revisions of a page. */
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import { SiteRevision, SiteRevisionContent, SiteRevisionList } from './siteRevision.type';
import { listSiteRevisions, renameSiteRevision, siteRevision } from './siteRevisions.service';

const nullable = true;
const revisionArg = () => Arg('id', () => ID, { description: 'The id of the revision.' });

@Resolver()
export class SiteRevisionsResolver {
  @Query(() => SiteRevisionList, {
    description:
      'The revisions of a page, the latest first. Of those without a name that were never published, the last 200 are stored. For editors of pages.',
  })
  siteRevisions(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the page.' }) id: string,
    @Arg('limit', () => Int, { defaultValue: 30, description: 'At most this many, 1 to 100.' }) limit: number,
    @Arg('before', () => Int, { nullable, description: 'Only those that came before the one with this number.' })
    before: number | null = null,
  ): Promise<SiteRevisionList> {
    return listSiteRevisions(context, id, { limit, before });
  }

  @Query(() => SiteRevisionContent, {
    description: 'A revision of a page with its blocks. For editors of pages; NOT_FOUND if it does not exist.',
  })
  siteRevision(@Ctx() context: Context, @revisionArg() id: string): Promise<SiteRevisionContent> {
    return siteRevision(context, id);
  }

  @Mutation(() => SiteRevision, {
    description:
      'Name a revision of a page. A revision with a name is stored as long as its page. For editors of pages; INVALID for a name that is too long, NOT_FOUND if the revision does not exist.',
  })
  renameSiteRevision(
    @Ctx() context: Context,
    @revisionArg() id: string,
    @Arg('name', () => String, { nullable, description: 'At most 80 characters; null or empty removes the name.' })
    name: string | null = null,
  ): Promise<SiteRevision> {
    return renameSiteRevision(context, id, { name });
  }
}
