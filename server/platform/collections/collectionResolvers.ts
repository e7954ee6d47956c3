/** The GraphQL resolvers of a collection: `products`, `product`, `createProduct`, `updateProduct`, `deleteProduct`. */
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, type ClassType } from 'type-graphql';
import {
  type Field as AnyField,
  type FieldOf,
  type Fields,
  isReferenceList,
  isReference,
  type ReferenceType,
} from '../../../schema/fields/field';
import { parseFields } from '../../../schema/fields/parse';
import { type Context } from '../context/context';
import type { RecordEntity } from './mapping/columns';
import { hasPrivateParts } from './reading/publicView';
import { accessDescriptions, viewerAccess } from './reading/recordAccess';
import { createBlockResolvers } from './blockResolvers';
import type { CollectionService } from './collectionService';
import { entityOf } from './registry';
import {
  capitalize,
  partialInputType,
  contentBlockType,
  inputType,
  filterType,
  CursorListArgs,
  objectType,
  listType,
  ListArgs,
  type ListResult,
} from './mapping/graphqlTypes';

/** Returns the queries of a collection, and its mutations unless it is read-only. */
export const collectionResolvers = <T extends RecordEntity>(service: CollectionService<T>): Function[] => [
  createQueryResolver(service),
  createAccessResolver(service),
  ...(service.definition.readOnly ? [] : [createMutationResolver(service)]),
];

function createQueryResolver<T extends RecordEntity>(service: CollectionService<T>): Function {
  const { name, plural, cursorPagination } = service.definition;
  const { entity } = service;
  const Filter = filterType(service.definition);
  const ListType = listType(entity, service.definition);

  @Resolver(() => entity)
  class QueryResolver {
    @Query(() => ListType, { name: plural })
    list(
      @Ctx() context: Context,
      @Arg('filter', () => Filter, { nullable: true }) filter: object | null,
      @Args(() => (cursorPagination ? CursorListArgs : ListArgs)) args: ListArgs,
    ): Promise<ListResult<T>> {
      return service.list(context, { ...args, filter });
    }

    @Query(() => entity, { name })
    get(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<T> {
      return service.get(context, id);
    }
  }
  return QueryResolver;
}

/** Returns the resolver of what the viewer may do with a record. */
function createAccessResolver<T extends RecordEntity>(service: CollectionService<T>): Function {
  @Resolver(() => service.entity)
  class AccessResolver {
    @FieldResolver(() => Boolean, { description: accessDescriptions.viewerCanUpdate })
    async viewerCanUpdate(@Ctx() context: Context, @Root() record: T): Promise<boolean> {
      return (await viewerAccess(context, service, record))?.viewerCanUpdate ?? false;
    }

    @FieldResolver(() => Boolean, { description: accessDescriptions.viewerCanDelete })
    async viewerCanDelete(@Ctx() context: Context, @Root() record: T): Promise<boolean> {
      return (await viewerAccess(context, service, record))?.viewerCanDelete ?? false;
    }

    @FieldResolver(() => [String], {
      nullable: true,
      description: `${accessDescriptions.viewerEditableFields}; null for anonymous clients`,
    })
    async viewerEditableFields(@Ctx() context: Context, @Root() record: T): Promise<readonly string[] | null> {
      return (await viewerAccess(context, service, record))?.viewerEditableFields ?? null;
    }
  }
  return AccessResolver;
}

function createMutationResolver<T extends RecordEntity>(service: CollectionService<T>): Function {
  const { name, fields, inputOnlyFields } = service.definition;
  const { entity } = service;
  const CreateInput = inputType(`Create${capitalize(name)}Input`, { ...fields, ...inputOnlyFields });
  const UpdateInput = partialInputType(`Update${capitalize(name)}Input`, { ...fields, ...inputOnlyFields });

  @Resolver(() => entity)
  class MutationResolver {
    @Mutation(() => entity, { name: `create${capitalize(name)}` })
    create(@Ctx() context: Context, @Arg('input', () => CreateInput) input: object): Promise<T> {
      return service.create(context, parseFields(fields, input));
    }

    @Mutation(() => entity, { name: `update${capitalize(name)}` })
    update(
      @Ctx() context: Context,
      @Arg('id', () => ID) id: string,
      @Arg('input', () => UpdateInput) input: object,
      @Arg('ifMatch', () => Date, {
        nullable: true,
        description: 'The `updatedAt` of the version the client has; CONFLICT when the record has changed since',
      })
      ifMatch?: Date,
    ): Promise<T> {
      return service.update(context, id, parseFields(fields, input), ifMatch);
    }

    @Mutation(() => ID, {
      name: `delete${capitalize(name)}`,
      description: 'Delete a record. A referenced record is deactivated if its collection allows that; otherwise CONFLICT.',
    })
    delete(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<string> {
      return service.delete(context, id);
    }
  }
  return MutationResolver;
}

const resolvedTypes = new Set<string>();

/** Creates resolvers that return referenced records, including those in groups and arrays. */
export function createReferenceResolvers(type: string, owner: () => ClassType<object>, fields: Fields): Function[] {
  if (resolvedTypes.has(type)) return [];
  resolvedTypes.add(type);
  return Object.entries(fields).flatMap(([name, field]) =>
    isReference(field)
      ? [createReferenceResolver(owner, name, field, () => entityOf(field.to))]
      : field.type === 'group' || field.type === 'array'
        ? createReferenceResolvers(field.name, () => objectType(field.name, field.fields, 'output'), field.fields)
        : createBlockFieldResolvers(type, owner, field),
  );
}

// A block list resolves its references in the block type; a single block resolves them in the record.
function createBlockFieldResolvers(type: string, owner: () => ClassType<object>, field: AnyField): Function[] {
  const name = field.type === 'blocks' ? 'ContentBlock' : field.type === 'blockData' ? `${type} block` : undefined;
  if (!name || resolvedTypes.has(name)) return [];
  resolvedTypes.add(name);
  return createBlockResolvers(field.type === 'blocks' ? () => contentBlockType('output') : owner, createReferenceResolvers);
}

function createReferenceResolver(
  owner: () => ClassType<object>,
  name: string,
  field: FieldOf<ReferenceType>,
  target: () => ClassType<RecordEntity>,
): Function {
  const isList = isReferenceList(field);

  @Resolver(owner)
  class ReferenceResolver {
    // TypeGraphQL finds a field by the method name, so the method has the name of the field.
    @FieldResolver(() => (isList ? [target()] : target()), { nullable: !isList && (!field.required || hasPrivateParts(field.to)) })
    [name](@Ctx() context: Context, @Root() record: Record<string, string & string[]>): Promise<unknown> | null {
      const value = record[name];
      if (!value) return isList ? Promise.resolve([]) : null;
      return isList ? loadReadable(value.map(id => context.load.one(field.to, id))) : context.load.one(field.to, value);
    }
  }
  return ReferenceResolver;
}

// Records that the viewer may not see are missing from a list.
const loadReadable = async (records: readonly Promise<object | undefined>[]): Promise<object[]> =>
  (await Promise.all(records)).filter(record => record !== undefined);
