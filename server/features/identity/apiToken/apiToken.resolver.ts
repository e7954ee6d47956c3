import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { TokenScope } from '../../../../schema/access/roles';
import type { Id } from '../../../../schema/fields/field';
import { inputType, graphqlTypeOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import {
  createToken,
  listTokens,
  renewToken,
  revokeToken,
  createApiTokenFields,
  type ApiTokenRow,
  type ApiTokenWithSecret,
  type CreateApiTokenInput,
} from './apiToken.service';

const CreateApiTokenInputType = inputType('CreateApiTokenInput', createApiTokenFields);
const nullable = true;

@ObjectType('ApiToken', { description: 'An API token of a third-party client, without its secret.' })
class ApiTokenType implements ApiTokenRow {
  @Field(() => ID) id!: Id;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { nullable, description: 'When the secret was last renewed; null when it is still the first one.' })
  renewedAt!: Date | null;
  @Field(() => String) name!: string;
  @Field(graphqlTypeOf(createApiTokenFields.scopes)) scopes!: TokenScope[];
  @Field(() => [ID], { description: 'The branches the token is limited to; empty: all branches.' }) branches!: Id[];
  @Field(() => String, { description: 'The last four characters of the secret.' }) lastFour!: string;
  @Field(() => Date, { nullable }) expiresAt!: Date | null;
  @Field(() => Date, { nullable, description: 'The last use, accurate to one minute.' }) lastUsedAt!: Date | null;
  @Field(() => Date, { nullable }) revokedAt!: Date | null;
}

@ObjectType('ApiTokenWithSecret')
class ApiTokenWithSecretType implements ApiTokenWithSecret {
  @Field(() => String, { description: 'The value of the header `Authorization: Bearer …`; returned only once.' }) secret!: string;
  @Field(() => ApiTokenType) token!: ApiTokenType;
}

@Resolver()
export class ApiTokenResolver {
  @Query(() => [ApiTokenType], {
    description: 'The API tokens, newest first: all for admins, for managers those of their own branches. FORBIDDEN for everybody else.',
  })
  apiTokens(@Ctx() context: Context): Promise<ApiTokenRow[]> {
    return listTokens(context);
  }

  @Mutation(() => ApiTokenWithSecretType, { description: 'Create an API token and return its secret once. For admins.' })
  createApiToken(
    @Ctx() context: Context,
    @Arg('input', () => CreateApiTokenInputType) input: CreateApiTokenInput,
  ): Promise<ApiTokenWithSecret> {
    return createToken(context, input);
  }

  @Mutation(() => ApiTokenWithSecretType, {
    description:
      'Replace the secret of an API token; the old secret stops working at once. CONFLICT when the token is revoked. For admins.',
  })
  renewApiToken(@Ctx() context: Context, @Arg('id', () => ID) id: Id): Promise<ApiTokenWithSecret> {
    return renewToken(context, id);
  }

  @Mutation(() => ApiTokenType, { description: 'Revoke an API token permanently. CONFLICT when it is already revoked. For admins.' })
  revokeApiToken(@Ctx() context: Context, @Arg('id', () => ID) id: Id): Promise<ApiTokenRow> {
    return revokeToken(context, id);
  }
}
