/**
 * The current orders of the viewer's branches: read once, then updated by events. They live outside React, so that one event changes one card
 * and every page of the back office counts the same orders.
 */
import type { ApolloClient } from '@apollo/client';
import { removeUnusedRecords } from '../../../app/cacheCleanup';
import type { CardOrder } from '../board/board';
import { OrdersChangedDocument, OrdersCurrentDocument, OrderVersionsDocument } from '../Orders.generated';
import { keepCurrent } from './keepCurrent';
import { isOutdated, mergeNewest } from './mergeNewest';
import { applyPrediction, joinPredictions, type Prediction } from './prediction';

export interface OrdersState {
  /** Undefined until the first response. */
  readonly orders: readonly CardOrder[] | undefined;
  /** Why the list could not be read. */
  readonly error: Error | undefined;
}

const checkInterval = 300_000;
const cleanupInterval = 3_600_000;

export class OrderStore {
  private ordersById: ReadonlyMap<string, CardOrder> | undefined;
  private readonly predictions = new Map<string, Prediction>();
  private state: OrdersState = { orders: undefined, error: undefined };
  private readonly listeners = new Set<() => void>();

  constructor(private readonly client: ApolloClient) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): OrdersState => this.state;

  find = (id: string): CardOrder | undefined => this.ordersById?.get(id);

  /** Reads the orders and keeps them current. Returns a function that ends it. */
  connect(branches: readonly string[]): () => void {
    const changes = branches.map(branch =>
      this.client.subscribe({ query: OrdersChangedDocument, variables: { branch }, fetchPolicy: 'no-cache' }).subscribe({
        next: ({ data }) => {
          if (data?.ordersChanged) this.apply(data.ordersChanged);
          else if (data) void this.load({ shouldRemoveMissing: true }); // an order was deleted
        },
        error: () => {}, // the checks replace missed events
      }),
    );
    void this.load();
    const stopChecks = keepCurrent(() => void this.check(), { interval: checkInterval, hasFailed: () => this.state.error !== undefined });
    const cleanups = setInterval(() => removeUnusedRecords(this.client), cleanupInterval);
    return () => {
      for (const change of changes) change.unsubscribe();
      stopChecks();
      clearInterval(cleanups);
    };
  }

  /** Reads all orders. */
  async load({ shouldRemoveMissing = false } = {}): Promise<void> {
    try {
      const { data } = await this.client.query({ query: OrdersCurrentDocument, fetchPolicy: 'no-cache' });
      if (!data) return;
      this.ordersById = mergeNewest(shouldRemoveMissing ? new Map() : (this.ordersById ?? new Map()), data.ordersCurrent, this.ordersById);
      this.publishState(undefined);
    } catch (error) {
      this.publishState(error instanceof Error ? error : new Error('The orders could not be loaded.'));
    }
  }

  /** Takes the order, unless a newer version of it is known. */
  apply(order: CardOrder): void {
    const previous = this.ordersById?.get(order.id);
    if (!this.ordersById || (previous && previous.event > order.event)) return;
    this.ordersById = new Map(this.ordersById).set(order.id, order);
    this.publishState(this.state.error);
  }

  /** Shows the order as a change is going to make it, after those that are predicted already. */
  predict(id: string, prediction: Prediction): void {
    this.predictions.set(id, joinPredictions(this.predictions.get(id), prediction));
    this.publishState(this.state.error);
  }

  endPrediction(id: string): void {
    if (this.predictions.delete(id)) this.publishState(this.state.error);
  }

  /** Compares the versions of all orders with those of the server, and reads the orders if they differ. */
  private async check(): Promise<void> {
    const { data } = await this.client.query({ query: OrderVersionsDocument, fetchPolicy: 'no-cache' }).catch(() => ({ data: null }));
    if (data && (!this.ordersById || this.state.error || isOutdated(this.ordersById, data.ordersCurrent))) await this.load();
  }

  private publishState(error: Error | undefined): void {
    const orders = this.ordersById && [...this.ordersById.values()].map(order => this.withPrediction(order));
    this.state = { orders, error };
    for (const listener of this.listeners) listener();
  }

  // The same object each time, so that the card of an order renders only when the order or its prediction changes.
  private readonly predictedCards = new WeakMap<CardOrder, { readonly prediction: Prediction; readonly order: CardOrder }>();

  private withPrediction(order: CardOrder): CardOrder {
    const prediction = this.predictions.get(order.id);
    if (!prediction) return order;
    const known = this.predictedCards.get(order);
    if (known?.prediction === prediction) return known.order;
    const predictedOrder = applyPrediction(order, prediction);
    this.predictedCards.set(order, { prediction, order: predictedOrder });
    return predictedOrder;
  }
}
