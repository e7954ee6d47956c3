import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { user } from '../../../../schema/collections/user';
import { createReferenceResolvers } from '../../../platform/collections/collectionResolvers';
import { type Context } from '../../../platform/context/context';
import { changePassword, getMe, login, logout } from './login.service';
import { loginByLink, requestLoginLink } from './loginLink.service';
import { ApiTokenResolver } from '../apiToken/apiToken.resolver';
import { SessionResolver } from '../session/session.resolver';
import { Me } from '../user.entity';

@Resolver(() => Me)
class IdentityResolver {
  @Query(() => Me, { nullable: true, description: 'The current user; null when nobody is logged in.' })
  me(@Ctx() context: Context): Promise<Me | null> {
    return getMe(context);
  }

  @Mutation(() => Me, {
    description:
      'Log in by username or e-mail; sets the session cookie. INVALID when name, password or account is not valid, RATE_LIMITED after too many attempts.',
  })
  login(@Ctx() context: Context, @Arg('name', () => String) name: string, @Arg('password', () => String) password: string): Promise<Me> {
    return login(context, name, password);
  }

  @Mutation(() => Boolean, {
    description: 'Send a login link by e-mail, valid once and for 15 minutes. Returns true even when the name is unknown.',
  })
  async requestLoginLink(@Ctx() context: Context, @Arg('name', () => String) name: string): Promise<boolean> {
    await requestLoginLink(context, name);
    return true;
  }

  @Mutation(() => Me, { description: 'Log in with the token of a login link. INVALID when the link is expired or already used.' })
  loginByLink(@Ctx() context: Context, @Arg('token', () => String) token: string): Promise<Me> {
    return loginByLink(context, token);
  }

  @Mutation(() => Me, { description: 'Change the password of the current user; all other sessions of the user end.' })
  changePassword(
    @Ctx() context: Context,
    @Arg('current', () => String) current: string,
    @Arg('next', () => String) next: string,
  ): Promise<Me> {
    return changePassword(context, current, next);
  }

  @Mutation(() => Boolean, { description: 'End the session. Returns true even when there was none.' })
  async logout(@Ctx() context: Context): Promise<boolean> {
    await logout(context);
    return true;
  }
}

export const identityResolvers = [
  IdentityResolver,
  SessionResolver,
  ApiTokenResolver,
  ...createReferenceResolvers('me', () => Me, user.fields),
];
