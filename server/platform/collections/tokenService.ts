/** Tokens by which a device, a screen or a time terminal asks instead of signing in: made by the house, shown once, kept as hashes. */
import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { ObjectType as EntityClass } from 'typeorm';
import { hyphened, pathOf, type Collection } from '../../../schema/collections/collection';
import type { Id } from '../../../schema/fields/field';
import type { Context } from '../context/context';
import { hashOf, newSecret } from '../security/secret';
import type { Stored } from './mapping/columns';
import { row, type Row } from './collectionRoutes';
import { CollectionService } from './collectionService';
import { capital } from './mapping/graphqlTypes';

@ObjectType('NewToken')
class NewToken {
  @Field(() => ID, { description: 'Of the record it lets in' }) id!: Id;
  @Field(() => String, { description: 'Shown this once' }) token!: string;
}

/** What is shown of a token ever after: enough to tell two apart. */
const masked = (token: string): string => `***${token.slice(-4)}`;

/** A collection whose records are let in by a token. Its field holds the token masked, the column `…Hash` beside it its hash. */
export class TokenService<T extends Stored> extends CollectionService<T> {
  constructor(
    definition: Collection,
    entity: EntityClass<T>,
    readonly tokenField: string = 'token',
  ) {
    super(definition, entity);
  }

  /** Gives the record another token; the one before opens nothing from then on. For whoever may change the record. */
  async renewToken(context: Context, id: Id): Promise<NewToken> {
    this.allow(context, 'update');
    const token = newSecret();
    const { id: renewed } = await this.alter(context, id, {
      [this.tokenField]: masked(token),
      [`${this.tokenField}Hash`]: hashOf(token),
    });
    return { id: renewed, token };
  }
}

const hasToken = (service: unknown): service is TokenService<Stored> => service instanceof TokenService;

/** `renewDeviceToken`, for a collection with tokens. */
export function tokenResolvers(service: CollectionService<Stored>): Function[] {
  if (!hasToken(service)) return [];
  const { definition, tokenField } = service;

  @Resolver()
  class TokenResolver {
    @Mutation(() => NewToken, {
      name: `renew${capital(definition.name)}${capital(tokenField)}`,
      description: 'Makes the token anew; the one before opens nothing from then on. For whoever may change the record.',
    })
    renew(@Ctx() context: Context, @Arg('id', () => ID) id: Id): Promise<NewToken> {
      return (service as TokenService<Stored>).renewToken(context, id);
    }
  }
  return [TokenResolver];
}

/** `POST /devices/{id}/token`, for a collection with tokens. */
export const tokenRows = (service: CollectionService<Stored>): Row[] =>
  hasToken(service)
    ? [
        row(
          'post',
          `/${pathOf(service.definition)}/:id/${hyphened(service.tokenField)}`,
          async ({ context, params }) => ({ data: await service.renewToken(context, params.id!) }),
          201,
        ),
      ]
    : [];
