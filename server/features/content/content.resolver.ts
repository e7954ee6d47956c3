/** GraphQL: pages by path, the preview of blocks, and the resolvers of the other content. */
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { StoredBlock } from '../../../schema/fields/values';
import { contentBlockType } from '../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../platform/context/context';
import { editingResolvers } from './editing/siteEditing.resolver';
import { navigationResolvers } from './navigation.resolver';
import { SiteRevisionsResolver } from './revisions/siteRevisions.resolver';
import { SitePlansResolver } from './scheduling/sitePlans.resolver';
import { Site } from './site.entity';
import { sitePage } from './site.service';
import { TextProposalsResolver } from './textProposals/textProposals.resolver';
import { previewContent } from './previewContent';

const BlockOutput = contentBlockType('output');
const BlockInput = contentBlockType('input');

@Resolver(() => Site)
class PageResolver {
  @Query(() => Site, {
    nullable: true,
    description: 'The page at a path such as `site/privacy`, empty for the home page; null if there is none.',
  })
  sitePage(@Ctx() context: Context, @Arg('path', () => String) path: string): Promise<Site | null> {
    return sitePage(context, path);
  }

  @Query(() => [BlockOutput], {
    description: 'The blocks as a page would show them, for previews; nothing is stored. Requires the permission to update pages.',
  })
  previewContent(@Ctx() context: Context, @Arg('content', () => [BlockInput]) content: StoredBlock[]): readonly StoredBlock[] {
    return previewContent(context, content);
  }
}

export const contentResolvers = [
  PageResolver,
  ...editingResolvers,
  TextProposalsResolver,
  SitePlansResolver,
  SiteRevisionsResolver,
  ...navigationResolvers,
];
