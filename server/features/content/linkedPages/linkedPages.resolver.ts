/** GraphQL: the pages at given paths. */
import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import { linkedPages, maxPathLength, maxPaths, type LinkedPage } from './linkedPages.service';

@ObjectType('LinkedPage', { description: 'A page to which a link may lead.' })
class LinkedPageType implements LinkedPage {
  @Field(() => String, { description: 'Its path, empty for the home page.' }) path!: string;
  @Field(() => Boolean, { description: 'Whether visitors see it.' }) isPublic!: boolean;
}

const pathsDescription = `Paths without slashes at their ends, at most ${maxPaths.toLocaleString('en')} of ${maxPathLength.toLocaleString('en')} characters.`;

@Resolver()
export class LinkedPagesResolver {
  @Query(() => [LinkedPageType], {
    description:
      'The pages at these paths, for the check of links. Paths without a page are missing in the answer. For editors of pages; TOO_LARGE for too many paths, INVALID for one that is too long.',
  })
  linkedPages(
    @Ctx() context: Context,
    @Arg('paths', () => [String], { description: pathsDescription }) paths: string[],
  ): Promise<LinkedPage[]> {
    return linkedPages(context, paths);
  }
}
