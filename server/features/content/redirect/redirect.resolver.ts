import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import type { Redirect } from './redirect.entity';
import { redirectAt } from './redirect.service';

/** The target of a redirect. */
@ObjectType('RedirectTarget')
class RedirectTarget implements Pick<Redirect, 'target' | 'statusCode'> {
  @Field(() => String) target!: string;
  @Field(() => Int) statusCode!: number;
}

@Resolver(() => RedirectTarget)
export class RedirectResolver {
  @Query(() => RedirectTarget, {
    nullable: true,
    description: 'The redirect of a path without a page, for clients that navigate without a page load; null if there is none.',
  })
  redirectAt(@Ctx() context: Context, @Arg('path', () => String) path: string): Promise<RedirectTarget | null> {
    return redirectAt(context, path);
  }
}
