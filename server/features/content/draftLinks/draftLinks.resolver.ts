/** GraphQL: the links to the draft of a page, and the page that they show. */
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { draftLinkInput, maxDraftLinks, type DraftLinkDuration } from '../../../../schema/rules/site/editing/draftLink';
import { graphqlTypeOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { Site } from '../site.entity';
import { DraftLink, DraftLinkWithPath } from './draftLink.type';
import { createDraftLink, listDraftLinks, revokeDraftLink } from './draftLinks.service';
import { draftPage } from './draftPage';

const siteArg = () => Arg('site', () => ID, { description: 'The id of the page.' });

@Resolver()
export class DraftLinksResolver {
  @Query(() => [DraftLink], {
    description: `The links to the draft of a page that have not ended, the latest first, at most ${maxDraftLinks}. For editors of pages.`,
  })
  draftLinks(@Ctx() context: Context, @siteArg() site: string): Promise<DraftLink[]> {
    return listDraftLinks(context, site);
  }

  @Mutation(() => DraftLinkWithPath, {
    description: `Create a link that shows the current draft of a page without a login. For editors of pages; NOT_FOUND if the page does not exist, CONFLICT when it has ${maxDraftLinks} links.`,
  })
  createDraftLink(
    @Ctx() context: Context,
    @siteArg() site: string,
    @Arg('duration', graphqlTypeOf(draftLinkInput.duration), { description: 'How long the link works.' }) duration: DraftLinkDuration,
  ): Promise<DraftLinkWithPath> {
    return createDraftLink(context, site, { duration });
  }

  @Mutation(() => DraftLink, {
    description: 'End a link to a draft at once. For editors of pages; NOT_FOUND if it does not exist or was revoked before.',
  })
  revokeDraftLink(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The id of the link.' }) id: string): Promise<DraftLink> {
    return revokeDraftLink(context, id);
  }

  @Query(() => Site, {
    description:
      'The page of a link to its draft, with the blocks of the draft as its `content`, and `isPublic` only if visitors see the same. NOT_FOUND when the link does not exist, has ended or was revoked; RATE_LIMITED after too many wrong links.',
  })
  draftPage(
    @Ctx() context: Context,
    @Arg('secret', () => String, { description: 'The last part of the path of the link.' }) secret: string,
  ): Promise<Site> {
    return draftPage(context, secret);
  }
}
