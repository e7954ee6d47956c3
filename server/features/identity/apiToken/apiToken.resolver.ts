import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Scope } from '../../../../schema/access/roles';
import type { Id } from '../../../../schema/fields/field';
import { draftOf, graphqlOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import {
  createToken,
  listTokens,
  renewToken,
  revokeToken,
  tokenDraft,
  type ApiToken,
  type NewApiToken,
  type TokenDraft,
} from './apiToken.service';

const Draft = draftOf('apiToken', tokenDraft);
const nullable = true;

@ObjectType('ApiToken', { description: 'What lets a program of others in, as admins see it.' })
class Shown implements ApiToken {
  @Field(() => ID) id!: Id;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { nullable, description: 'When it got its present secret, unless it still has its first.' }) renewedAt!: Date | null;
  @Field(() => String) name!: string;
  @Field(graphqlOf(tokenDraft.scopes)) scopes!: Scope[];
  @Field(() => [ID], { description: 'None: all branches there are.' }) branches!: Id[];
  @Field(() => String, { description: 'The last four characters of its secret.' }) ending!: string;
  @Field(() => Date, { nullable }) expiresAt!: Date | null;
  @Field(() => Date, { nullable, description: 'To the minute.' }) lastUsedAt!: Date | null;
  @Field(() => Date, { nullable }) revokedAt!: Date | null;
}

@ObjectType('NewApiToken')
class New implements NewApiToken {
  @Field(() => String, { description: 'What goes into the header `Authorization: Bearer …`; shown this once.' }) secret!: string;
  @Field(() => Shown) token!: Shown;
}

@Resolver()
export class ApiTokenResolver {
  @Query(() => [Shown], { description: 'The tokens of programs, newest first: all for admins, for managers those of their own branches.' })
  apiTokens(@Ctx() context: Context): Promise<ApiToken[]> {
    return listTokens(context);
  }

  @Mutation(() => New, { description: 'Makes a token; for admins.' })
  createApiToken(@Ctx() context: Context, @Arg('draft', () => Draft) draft: TokenDraft): Promise<NewApiToken> {
    return createToken(context, draft);
  }

  @Mutation(() => New, { description: 'Gives a token another secret; the one before is good for nothing from then on. For admins.' })
  renewApiToken(@Ctx() context: Context, @Arg('id', () => ID) id: Id): Promise<NewApiToken> {
    return renewToken(context, id);
  }

  @Mutation(() => Shown, { description: 'Takes a token back for good: CONFLICT when it was already. For admins.' })
  revokeApiToken(@Ctx() context: Context, @Arg('id', () => ID) id: Id): Promise<ApiToken> {
    return revokeToken(context, id);
  }
}
