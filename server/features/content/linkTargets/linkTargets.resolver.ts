/** GraphQL: the pages and branches to which the entries of a navigation lead. */
import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { maxLinkTargets } from '../../../../schema/collections/navigation';
import type { Context } from '../../../platform/context/context';
import { linkTargets, type LinkTarget } from './linkTargets.service';

@ObjectType('LinkTarget', { description: 'A page or a branch to which an entry of a navigation leads.' })
class LinkTargetType implements LinkTarget {
  @Field(() => ID, { description: 'The id of the page or the branch.' }) id!: string;
  @Field(() => String, { description: 'Its name.' }) name!: string;
  @Field(() => String, { description: 'Its path, empty for the home page; `store/` and the identifier of a branch.' }) path!: string;
  @Field(() => Boolean, { description: 'Whether visitors see it.' }) isPublic!: boolean;
}

const idsDescription = `Ids of pages and branches, at most ${maxLinkTargets.toLocaleString('en')}.`;

@Resolver()
export class LinkTargetsResolver {
  @Query(() => [LinkTargetType], {
    description:
      'The names and paths of these pages and branches. Those that do not exist or that you may not read are missing in the answer. Public; TOO_LARGE for too many ids, INVALID for one that is no id.',
  })
  linkTargets(@Ctx() context: Context, @Arg('ids', () => [ID], { description: idsDescription }) ids: string[]): Promise<LinkTarget[]> {
    return linkTargets(context, ids);
  }
}
