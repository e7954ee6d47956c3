/** The GraphQL face of a collection: `products`, `product`, `createProduct`, `updateProduct`, `deleteProduct`. */
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, type ClassType } from 'type-graphql';
import { type Field as AnyField, type FieldOf, type Fields, isListed, isNaming, type Naming } from '../../../schema/fields/field';
import { read } from '../../../schema/fields/parse';
import { type Context } from '../context/context';
import type { Stored } from './mapping/columns';
import { mayHide } from './reading/publicView';
import { blockResolvers } from './blockResolvers';
import type { CollectionService } from './collectionService';
import { capital, changeOf, contentBlock, draftOf, filterOf, GrowingPageArgs, objectOf, pageOf, PageArgs, type Page } from './mapping/graphqlTypes';

/** Its queries, and its mutations unless the house alone makes its records. */
export const collectionResolvers = <T extends Stored>(service: CollectionService<T>): Function[] => [
  readingResolver(service),
  ...(service.definition.isMade ? [] : [writingResolver(service)]),
];

function readingResolver<T extends Stored>(service: CollectionService<T>): Function {
  const { name, plural, isGrowing } = service.definition;
  const entity = service.entity as ClassType<T>;
  const Filter = filterOf(service.definition);
  const PageType = pageOf(entity, service.definition);

  @Resolver(() => entity)
  class ReadingResolver {
    @Query(() => PageType, { name: plural })
    list(
      @Ctx() context: Context,
      @Arg('filter', () => Filter, { nullable: true }) filter: object | null,
      @Args(() => (isGrowing ? GrowingPageArgs : PageArgs)) page: PageArgs,
    ): Promise<Page<T>> {
      return service.list(context, { ...page, filter });
    }

    @Query(() => entity, { name })
    get(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<T> {
      return service.get(context, id);
    }
  }
  return ReadingResolver;
}

function writingResolver<T extends Stored>(service: CollectionService<T>): Function {
  const { name, fields, sent } = service.definition;
  const entity = service.entity as ClassType<T>;
  const Draft = draftOf(name, { ...fields, ...sent });
  const Change = changeOf(name, { ...fields, ...sent });

  @Resolver(() => entity)
  class WritingResolver {
    @Mutation(() => entity, { name: `create${capital(name)}` })
    create(@Ctx() context: Context, @Arg('draft', () => Draft) draft: object): Promise<T> {
      return service.create(context, read(fields, draft));
    }

    @Mutation(() => entity, { name: `update${capital(name)}` })
    update(
      @Ctx() context: Context,
      @Arg('id', () => ID) id: string,
      @Arg('change', () => Change) change: object,
      @Arg('ifMatch', () => Date, { nullable: true, description: 'The `updatedAt` that was read' }) ifMatch?: Date,
    ): Promise<T> {
      return service.update(context, id, read(fields, change), ifMatch);
    }

    @Mutation(() => ID, {
      name: `delete${capital(name)}`,
      description: 'What others name is switched off where that is possible, and refused as CONFLICT where it is not.',
    })
    delete(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<string> {
      return service.delete(context, id);
    }
  }
  return WritingResolver;
}

type EntityOf = (collection: string) => ClassType<Stored>;

const shown = new Set<string>();

/** Shows the records that a type names by id, those within its groups and rows included. */
export function referenceResolvers(type: string, owner: () => ClassType<object>, fields: Fields, entityOf: EntityOf): Function[] {
  if (shown.has(type)) return [];
  shown.add(type);
  return Object.entries(fields).flatMap(([name, field]) =>
    isNaming(field)
      ? [referenceResolver(owner, name, field, () => entityOf(field.to))]
      : field.kind === 'group' || field.kind === 'rows'
        ? referenceResolvers(field.name, () => objectOf(field.name, field.fields, 'shown'), field.fields, entityOf)
        : blockFields(type, owner, field, entityOf),
  );
}

// What a page is made of is shown by its blocks, what is kept as one block by the record itself.
function blockFields(type: string, owner: () => ClassType<object>, field: AnyField, entityOf: EntityOf): Function[] {
  const name = field.kind === 'blocks' ? 'ContentBlock' : field.kind === 'blockPart' ? `${type} itself` : undefined;
  if (!name || shown.has(name)) return [];
  shown.add(name);
  return blockResolvers(field.kind === 'blocks' ? () => contentBlock('shown') : owner, (...named) =>
    referenceResolvers(...named, entityOf),
  );
}

function referenceResolver(
  owner: () => ClassType<object>,
  name: string,
  field: FieldOf<Naming>,
  target: () => ClassType<Stored>,
): Function {
  const isList = isListed(field);

  @Resolver(owner)
  class ReferenceResolver {
    // TypeGraphQL finds a field by the name of the method, so the method is called like the field.
    @FieldResolver(() => (isList ? [target()] : target()) as never, { nullable: !isList && (!field.required || mayHide(field.to)) })
    [name](@Ctx() context: Context, @Root() record: Record<string, string & string[]>): Promise<unknown> | null {
      const value = record[name];
      if (!value) return isList ? Promise.resolve([]) : null;
      return isList ? visible(value.map(id => context.load.one(field.to, id))) : context.load.one(field.to, value);
    }
  }
  return ReferenceResolver;
}

// What this viewer may not see is left out of a list.
const visible = async (records: readonly Promise<object | undefined>[]): Promise<object[]> =>
  (await Promise.all(records)).filter(record => record !== undefined);
