import { Field, ID, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../platform/context/context';
import { topics, type CatalogueChange as Change, type Told } from '../../platform/events/events';

@ObjectType('CatalogueChange', { description: 'What of the public catalogue is no longer as it was; read again what is shown of it.' })
class CatalogueChange implements Change {
  @Field(() => [ID], { description: 'At most 100.' }) ids!: string[];
  @Field(() => Boolean, { description: 'There is more than the ids tell.' }) isMore!: boolean;
}

@Resolver()
export class CatalogueResolver {
  @Subscription(() => CatalogueChange, {
    description: 'For everyone, at most once a second.',
    subscribe: ({ context }: { context: Context }) => context.services.bus.subscribe(topics.catalogue),
  })
  catalogueChanged(@Root() { payload }: Told<'catalogueChanged'>): CatalogueChange {
    return payload;
  }
}
