/** Ticks items of orders off. The board shows a tick at once, and takes it back when the server rejects it. */
import type { ApolloClient } from '@apollo/client';
import type { CardOrder } from '../board/board';
import { TickOrderItemDocument } from '../Orders.generated';
import type { OrderStore } from './orderStore';

export class TickQueue {
  /** The ticks that the server has not answered yet, per order and item. */
  private readonly pending = new Map<string, ReadonlyMap<number, boolean>>();
  /** The last request of each order, so that two taps on a line arrive in their order. */
  private readonly requests = new Map<string, Promise<unknown>>();

  constructor(
    private readonly client: ApolloClient,
    private readonly store: OrderStore,
  ) {}

  /** Throws when the server rejects the tick. */
  readonly tick = async ({ id }: Pick<CardOrder, 'id'>, item: number, isDone: boolean): Promise<void> => {
    this.setPending(id, new Map(this.pending.get(id)).set(item, isDone));
    const request = (this.requests.get(id) ?? Promise.resolve()).then(() => this.send(id, item, isDone));
    const settled = request.catch(() => {});
    this.requests.set(id, settled);
    try {
      await request;
    } finally {
      if (this.requests.get(id) === settled) {
        this.requests.delete(id);
        this.setPending(id, null);
      }
    }
  };

  private async send(order: string, item: number, done: boolean): Promise<void> {
    const { data } = await this.client.mutate({ mutation: TickOrderItemDocument, variables: { order, item, done } });
    if (data) this.store.apply(data.order);
  }

  private setPending(id: string, ticks: ReadonlyMap<number, boolean> | null): void {
    if (ticks) this.pending.set(id, ticks);
    else this.pending.delete(id);
    this.store.predictTicks(id, ticks);
  }
}
