import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { user } from '../../../../schema/collections/user';
import { entityOf } from '../../../app/collections';
import { referenceResolvers } from '../../../platform/collections/collectionResolvers';
import { type Context } from '../../../platform/context/context';
import { changePassword, getMe, login, logout } from './login.service';
import { loginByLink, requestLoginLink } from './loginLink.service';
import { ApiTokenResolver } from '../apiToken/apiToken.resolver';
import { SessionResolver } from '../session/session.resolver';
import { Me } from '../user.entity';

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

  @Mutation(() => Boolean, {
    description: 'Mails a link to sign in with, for 15 minutes and once; true whether or not anybody is known by this name.',
  })
  async requestLoginLink(@Ctx() context: Context, @Arg('name', () => String) name: string): Promise<boolean> {
    await requestLoginLink(context, name);
    return true;
  }

  @Mutation(() => Me, { description: 'Signs in by the token of such a link.' })
  loginByLink(@Ctx() context: Context, @Arg('token', () => String) token: string): Promise<Me> {
    return loginByLink(context, token);
  }

  @Mutation(() => Me, { description: "Changes the viewer's own password; every other session of theirs ends." })
  changePassword(
    @Ctx() context: Context,
    @Arg('current', () => String) current: string,
    @Arg('next', () => String) next: string,
  ): Promise<Me> {
    return changePassword(context, current, next);
  }

  @Mutation(() => Boolean, { description: 'Ends the session; true also when there was none.' })
  async logout(@Ctx() context: Context): Promise<boolean> {
    await logout(context);
    return true;
  }
}

export const identityResolvers = [
  IdentityResolver,
  SessionResolver,
  ApiTokenResolver,
  ...referenceResolvers('me', () => Me, user.fields, entityOf),
];
