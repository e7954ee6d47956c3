/** Tells open lists of any collection that they must load again. The event contains no record, so it needs no row filter. */
import { Arg, Ctx, Resolver, Root, Subscription } from 'type-graphql';
import { collections } from '../../../schema/collections';
import type { Collection } from '../../../schema/collections/collection';
import { AppError } from '../../../schema/errors/appError';
import { isKeyOf } from '../../../schema/objects';
import type { Context } from '../context/context';
import { topics, type DomainEvent } from '../events/events';
import { EventStream } from '../events/eventStream';

/** Throws unless the client may list the collection. */
function authorizeList(context: Context, name: string): void {
  if (!isKeyOf(collections, name)) throw new AppError('NOT_FOUND');
  const { isPublic }: Collection = collections[name];
  if (!isPublic) context.authorize(`${name}.list`);
}

@Resolver()
export class ListChangesResolver {
  /** The permission is checked again for every event. */
  @Subscription(() => String, {
    description:
      'The name of the collection whenever its records have changed, at most one event per second; clients load their list again. For clients that may list the collection. NOT_FOUND for an unknown collection.',
    subscribe: ({ args, context }: { args: { collection: string }; context: Context }) => {
      authorizeList(context, args.collection);
      return new EventStream(context.services.bus, topics.list(args.collection));
    },
  })
  listChanged(
    @Root() { payload }: DomainEvent<'listChanged'>,
    @Ctx() context: Context,
    @Arg('collection', () => String, { description: 'The name of the collection, such as `printJob`.' }) collection: string,
  ): string {
    authorizeList(context, collection);
    return payload.collection;
  }
}
