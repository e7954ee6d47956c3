import { Field, ID, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../platform/context/context';
import { EventStream } from '../../platform/events/eventStream';
import { topics, type CatalogueChange as Change, type DomainEvent } from '../../platform/events/events';

@ObjectType('CatalogueChange', { description: 'Records of the public catalogue that have changed; clients load them again.' })
class CatalogueChange implements Change {
  @Field(() => [ID], { description: 'The ids of the changed records, at most 100.' }) ids!: string[];
  @Field(() => Boolean, { description: 'Whether more records have changed than `ids` lists.' }) hasMore!: boolean;
}

@Resolver()
export class CatalogueResolver {
  @Subscription(() => CatalogueChange, {
    description:
      'Changes of the public catalogue, at most one event per second. For all clients, without login. After it (re)connects, a client subscribes, then loads again what it shows.',
    subscribe: ({ context }: { context: Context }) => new EventStream(context.services.bus, topics.catalogue),
  })
  catalogueChanged(@Root() { payload }: DomainEvent<'catalogueChanged'>): CatalogueChange {
    return payload;
  }
}
