import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import { endOtherSessions, endSession, listSessions, type Session } from './sessionList.service';

@ObjectType('Session', { description: 'Where somebody is signed in.' })
class Shown implements Session {
  @Field(() => ID, { description: 'Names the session; it opens nothing.' }) id!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date) seenAt!: Date;
  @Field(() => Date, { description: 'When it ends unless it is seen before.' }) expiresAt!: Date;
  @Field(() => String) address!: string;
  @Field(() => String, { description: 'What the browser called itself.' }) agent!: string;
  @Field(() => Boolean, { description: 'Whether it is the one that asks.' }) isCurrent!: boolean;
}

const user = () => Arg('user', () => ID, { nullable: true, description: 'For admins; without it the viewer.' });

@Resolver()
export class SessionResolver {
  @Query(() => [Shown], { description: 'Where the viewer is signed in, or for admins anybody; the session seen last comes first.' })
  sessions(@Ctx() context: Context, @user() user?: string): Promise<Session[]> {
    return listSessions(context, user);
  }

  @Mutation(() => ID, { description: 'Ends a session of the viewer, or for admins of anybody.' })
  endSession(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<string> {
    return endSession(context, id);
  }

  @Mutation(() => Int, { description: 'Ends every session but the one that asks; how many.' })
  endOtherSessions(@Ctx() context: Context, @user() user?: string): Promise<number> {
    return endOtherSessions(context, user);
  }
}
