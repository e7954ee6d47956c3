import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import type { Redirect } from './redirect.entity';
import { redirectAt } from './redirect.service';

/** Where a path leads. */
@ObjectType('RedirectTarget')
class RedirectTarget implements Pick<Redirect, 'target' | 'statusCode'> {
  @Field(() => String) target!: string;
  @Field(() => Int) statusCode!: number;
}

@Resolver(() => RedirectTarget)
export class RedirectResolver {
  @Query(() => RedirectTarget, {
    nullable: true,
    description: 'Where a path without a page leads, for clients that move without loading; null where it leads nowhere.',
  })
  redirectAt(@Ctx() context: Context, @Arg('path', () => String) path: string): Promise<RedirectTarget | null> {
    return redirectAt(context, path);
  }
}
