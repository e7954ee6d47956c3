/** Resolves the fields of log entries that are not columns. */
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import { detailDescriptions } from '../details/orderDetails';
import { loadActorName } from '../editing/ifMatch';
import { OrderLog } from '../orderLog.entity';

const nullable = true;

@Resolver(() => OrderLog)
export class OrderLogResolver {
  @FieldResolver(() => String, { nullable, description: detailDescriptions.actorName })
  actorName(@Ctx() context: Context, @Root() { actor }: OrderLog): Promise<string | null> {
    return loadActorName(context, actor);
  }
}
