import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { user } from '../../schema/collections/user';
import { entityOf } from '../collections';
import { referenceResolvers } from '../collection/resolver';
import { type Context } from '../context';
import { getMe, login, logout } from './identity.service';
import { Me } from './user.entity';

@Resolver(() => Me)
class IdentityResolver {
  @Query(() => Me, { nullable: true, description: 'Who asks; null when nobody is signed in.' })
  me(@Ctx() context: Context): Promise<Me | null> {
    return getMe(context);
  }

  @Mutation(() => Me, { description: 'Signs in by username or e-mail; the session is a cookie.' })
  login(@Ctx() context: Context, @Arg('name', () => String) name: string, @Arg('password', () => String) password: string): Promise<Me> {
    return login(context, name, password);
  }

  @Mutation(() => Boolean, { description: 'Ends the session; true also when there was none.' })
  async logout(@Ctx() context: Context): Promise<boolean> {
    await logout(context);
    return true;
  }
}

export const identityResolvers = [IdentityResolver, ...referenceResolvers('me', () => Me, user.fields, entityOf)];
