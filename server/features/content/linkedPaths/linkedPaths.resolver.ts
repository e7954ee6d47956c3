/** GraphQL: what visitors find at given paths. */
import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import { linkedPaths, maxPathLength, maxPaths, type LinkedPath } from './linkedPaths.service';

@ObjectType('LinkedPath', { description: 'A page, a branch or a redirect to which a link may lead.' })
class LinkedPathType implements LinkedPath {
  @Field(() => String, { description: 'Its path, empty for the home page; `store/` and the identifier of a branch.' }) path!: string;
  @Field(() => Boolean, { description: 'Whether visitors see it, or are redirected.' }) isPublic!: boolean;
}

const pathsDescription = `Paths without slashes at their ends, at most ${maxPaths.toLocaleString('en')} of ${maxPathLength.toLocaleString('en')} characters.`;

@Resolver()
export class LinkedPathsResolver {
  @Query(() => [LinkedPathType], {
    description:
      'What is at these paths, for the check of links: pages, branches and active redirects. Paths without any of them are missing in the answer. For editors of pages; TOO_LARGE for too many paths, INVALID for one that is too long.',
  })
  linkedPaths(
    @Ctx() context: Context,
    @Arg('paths', () => [String], { description: pathsDescription }) paths: string[],
  ): Promise<LinkedPath[]> {
    return linkedPaths(context, paths);
  }
}
