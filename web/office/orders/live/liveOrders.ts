/** The live orders of a client: their store, and the queue of the actions that change it. */
import type { ApolloClient } from '@apollo/client';
import { inZone } from '../../../../schema/rules/time/calendar';
import { timeText } from '../../../../schema/rules/time/dateText';
import { ActionQueue } from './actionQueue';
import { OrderStore } from './orderStore';

export function createLiveOrders(client: ApolloClient, timezone: string) {
  const store = new OrderStore(client);
  const queue = new ActionQueue(client, store, time => `${timeText(inZone(time, timezone))} Uhr`);
  queue.resume();
  return { store, queue };
}
