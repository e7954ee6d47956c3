/** GraphQL: the events of visitors. */
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { inputType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { eventInput, maxEventsPerCall } from './eventInput';
import { logAnalytics } from './events.service';

const EventInputType = inputType('AnalyticsEventInput', eventInput);

@Resolver()
export class AnalyticsResolver {
  @Mutation(() => Int, {
    description: `Store what a visitor of the shop did, at most ${maxEventsPerCall} events, after a consent to statistics. Returns their number. Events of staff, bots and self-service devices are ignored.`,
  })
  logAnalytics(@Ctx() context: Context, @Arg('events', () => [EventInputType]) events: object[]): Promise<number> {
    return logAnalytics(context, events);
  }
}
