/** GraphQL: the changes of the public catalogue. */
import { Field, ID, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../platform/context/context';
import { EventStream } from '../../platform/events/eventStream';
import { topics, type CatalogueChange as Change, type DomainEvent } from '../../platform/events/events';

@ObjectType('CatalogueChange', { description: 'Records of the public catalogue that have changed; clients load them again.' })
class CatalogueChange implements Change {
  @Field(() => [ID], { description: 'The ids of the changed records, at most 100.' }) ids!: string[];
  @Field(() => Boolean, { description: 'Whether more records have changed than `ids` lists.' }) hasMore!: boolean;
  @Field(() => Number, { description: 'The number of the last change; 0 when none is known. It grows with each change.' })
  version!: number;
}

@Resolver()
export class CatalogueResolver {
  @Subscription(() => CatalogueChange, {
    description:
      'Changes of the public catalogue, at most one event per second. For all clients, without login. It starts with an event without ids: its `version` is the number of the last change, and a client that has seen a lower one loads again what it shows.',
    subscribe: ({ context: { services } }: { context: Context }) =>
      new EventStream(services.bus, topics.catalogue, {
        number: 0,
        name: 'catalogueChanged',
        payload: { ids: [], hasMore: false, version: services.catalogueNotifier.version() },
      }),
  })
  catalogueChanged(@Root() { payload }: DomainEvent<'catalogueChanged'>): CatalogueChange {
    return payload;
  }
}
