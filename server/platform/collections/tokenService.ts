/**
 * Tokens of devices, screens and time terminals, which authenticate without a login. The server generates them, shows them once and stores
 * only hashes.
 */
import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver, type ClassType } from 'type-graphql';
import { toKebabCase, restPath, type Collection } from '../../../schema/collections/collection';
import type { Id } from '../../../schema/fields/field';
import type { Context } from '../context/context';
import { hashSecret, createSecret } from '../security/secret';
import type { RecordEntity } from './mapping/columns';
import { route, type Route } from './collectionRoutes';
import { CollectionService, type AnyCollectionService } from './collectionService';
import { capitalize } from './mapping/graphqlTypes';

@ObjectType('RecordTokenWithSecret')
class RecordTokenWithSecret {
  @Field(() => ID, { description: 'The id of the record that authenticates with the token' }) id!: Id;
  @Field(() => String, { description: 'The token; the API returns it only once' }) token!: string;
}

/** Returns the visible part of a token, enough to distinguish two tokens. */
const maskToken = (token: string): string => `***${token.slice(-4)}`;

/** A collection whose records authenticate with a token. Its field contains the masked token, other columns what verifies it. */
export class TokenService<T extends RecordEntity> extends CollectionService<T> {
  constructor(
    definition: Collection,
    entity: ClassType<T>,
    readonly tokenField: string = 'token',
  ) {
    super(definition, entity);
  }

  /** What a renewal does, for the API documentation. */
  get renewalText(): string {
    return `Renew the ${this.tokenField}; the previous one becomes invalid at once.`;
  }

  override get updatableFields(): readonly string[] {
    return [...super.updatableFields, this.tokenField];
  }

  /** Replaces the token of a record; the previous one becomes invalid. Requires the permission to update the record. */
  async renewToken(context: Context, id: Id): Promise<RecordTokenWithSecret> {
    this.authorize(context, 'update');
    const token = createSecret();
    const { id: recordId } = await this.applyUpdate(context, id, {
      [this.tokenField]: maskToken(token),
      ...this.tokenColumns(token, context),
    });
    return { id: recordId, token };
  }

  /** Returns the columns that the server needs of the token. */
  protected tokenColumns(token: string, _context: Context): object {
    return { [`${this.tokenField}Hash`]: hashSecret(token) };
  }
}

const hasToken = (service: unknown): service is TokenService<RecordEntity> => service instanceof TokenService;

/** Returns the mutation `renewDeviceToken` of a collection with tokens. */
export function createTokenResolvers(service: AnyCollectionService): Function[] {
  if (!hasToken(service)) return [];
  const { definition, tokenField, renewalText } = service;
  const renewToken = (context: Context, id: Id) => service.renewToken(context, id);

  @Resolver()
  class TokenResolver {
    @Mutation(() => RecordTokenWithSecret, {
      name: `renew${capitalize(definition.name)}${capitalize(tokenField)}`,
      description: `${renewalText} Requires the permission to update the record.`,
    })
    renew(@Ctx() context: Context, @Arg('id', () => ID) id: Id): Promise<RecordTokenWithSecret> {
      return renewToken(context, id);
    }
  }
  return [TokenResolver];
}

/** Returns the route `POST /devices/{id}/token` of a collection with tokens. */
export const tokenRoutes = (service: AnyCollectionService): Route[] =>
  hasToken(service)
    ? [
        route(
          'post',
          `/${restPath(service.definition)}/:id/${toKebabCase(service.tokenField)}`,
          async ({ context, params }) => ({ data: await service.renewToken(context, params.id!) }),
          201,
        ),
      ]
    : [];
