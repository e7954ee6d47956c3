import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import { endOtherSessions, endSession, listSessions, type SessionView } from './sessionList.service';

@ObjectType('Session', { description: 'A login session of a user.' })
class SessionType implements SessionView {
  @Field(() => ID, { description: 'The public id of the session; it cannot be used to log in.' }) id!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date) seenAt!: Date;
  @Field(() => Date, { description: 'When the session ends; every request extends it.' }) expiresAt!: Date;
  @Field(() => String) address!: string;
  @Field(() => String, { description: 'The User-Agent header of the browser.' }) agent!: string;
  @Field(() => Boolean, { description: 'Whether this is the session of the request.' }) isCurrent!: boolean;
}

const userArg = () => Arg('user', () => ID, { nullable: true, description: 'The user, for admins only. Defaults to the current user.' });

@Resolver()
export class SessionResolver {
  @Query(() => [SessionType], {
    description: 'The active sessions of the current user, or for admins of any user, most recently used first.',
  })
  sessions(@Ctx() context: Context, @userArg() user?: string): Promise<SessionView[]> {
    return listSessions(context, user);
  }

  @Mutation(() => ID, {
    description: 'End a session of the current user, or for admins of any user. NOT_FOUND for sessions of other users.',
  })
  endSession(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<string> {
    return endSession(context, id);
  }

  @Mutation(() => Int, { description: 'End all sessions except the one of the request. Returns the number of ended sessions.' })
  endOtherSessions(@Ctx() context: Context, @userArg() user?: string): Promise<number> {
    return endOtherSessions(context, user);
  }
}
