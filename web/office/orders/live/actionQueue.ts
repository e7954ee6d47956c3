/**
 * Runs the actions on orders. The board shows the result at once. Without a connection, an action waits until it can be sent; when another
 * device was faster, the order is read again and the message says who changed it.
 */
import { CombinedGraphQLErrors, ServerError, type ApolloClient } from '@apollo/client';
import { isLive, onConnectionChange } from '../../../app/socket/connection';
import { logText } from '../../../../schema/rules/order/actions/orderLogText';
import { definitionOf } from '../../../../schema/rules/order/actions/orderTransitions';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { isConflict } from '../../errorMessages';
import { actionErrorText, errorText } from '../actions/errorText';
import type { CardOrder } from '../board/board';
import {
  actionDocuments,
  OrderDetailDocument,
  OrderLogDocument,
  TickOrderItemDocument,
  UndoOrderActionDocument,
} from '../Orders.generated';
import type { OrderStore } from './orderStore';
import type { Prediction } from './prediction';

/** The inputs of an action by name, as the server expects them: times in ISO 8601, one or several. */
export type ActionInput = Readonly<Record<string, string | readonly string[]>>;

export interface ActionState {
  readonly isRunning: boolean;
  /** The action waits for a connection. */
  readonly isQueued: boolean;
  /** Why the last action of the order failed. */
  readonly errorMessage: string | undefined;
}

const idle: ActionState = { isRunning: false, isQueued: false, errorMessage: undefined };

const retryInterval = 3_000;
/** An action that could not be sent for this time is no longer what staff want. */
const maxWait = 600_000;

/** A change of an order that the server confirms. */
interface Change {
  readonly send: () => Promise<CardOrder | undefined>;
  /** What the board shows until the answer; null when it shows the change only then. */
  readonly prediction: Prediction | null;
  readonly failedText: (error: unknown) => string;
  /** Whether it is sent later when there is no connection. */
  readonly canWait: boolean;
  /** Whether the buttons of the order stay available meanwhile. */
  readonly keepsButtons?: boolean;
}

export class ActionQueue {
  private readonly states = new Map<string, ActionState>();
  /** The last change of each order that is changing. */
  private readonly changes = new Map<string, Promise<CardOrder | undefined>>();
  private readonly listeners = new Set<() => void>();

  /** `timeText` formats a time of the log, such as `11:31`. */
  constructor(
    private readonly client: ApolloClient,
    private readonly store: OrderStore,
    private readonly timeText: (time: string) => string,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly stateOf = (id: string): ActionState => this.states.get(id) ?? idle;

  readonly clearError = (id: string): void => {
    if (this.stateOf(id).errorMessage) this.setState(id, { errorMessage: undefined });
  };

  /** Runs the action. Returns the changed order, or undefined when that failed. */
  readonly run = (order: CardOrder, action: StaffAction, input: ActionInput = {}): Promise<CardOrder | undefined> => {
    const { to, variant } = definitionOf(action);
    // What ends an order cannot be undone, so it must not come late.
    const canWait = variant !== 'danger';
    const variables = { id: order.id, ...input };
    return this.change(order, {
      send: async () => (await this.client.mutate({ mutation: actionDocuments[action], variables })).data?.order,
      prediction: to === 'unchanged' || !canWait ? null : { status: to },
      failedText: error => actionErrorText(error, action),
      canWait,
    });
  };

  /** Undoes the last action on this version of the order, like `run`. */
  readonly undo = (order: CardOrder): Promise<CardOrder | undefined> => {
    const variables = { id: order.id, ifMatch: order.updatedAt };
    return this.change(order, {
      send: async () => (await this.client.mutate({ mutation: UndoOrderActionDocument, variables })).data?.order,
      prediction: null,
      failedText: error => errorText(error, 'update'),
      canWait: true,
    });
  };

  /** Ticks an item off or undoes that, like `run`. */
  readonly tick = (order: CardOrder, item: number, isDone: boolean): Promise<CardOrder | undefined> => {
    const variables = { order: order.id, item, done: isDone };
    return this.change(order, {
      send: async () => (await this.client.mutate({ mutation: TickOrderItemDocument, variables })).data?.order,
      prediction: { ticks: new Map([[item, isDone]]) },
      failedText: error => errorText(error, 'update'),
      canWait: true,
      keepsButtons: true,
    });
  };

  /** An order that is still changing gets its next change afterwards, if the first one succeeds. The board shows the result of both. */
  private async change(order: CardOrder, change: Change): Promise<CardOrder | undefined> {
    const { id } = order;
    const earlier = this.changes.get(id) ?? Promise.resolve(order);
    const current = earlier.then(changed => changed && this.perform(order, change));
    this.changes.set(id, current);
    if (change.prediction) this.store.predict(id, change.prediction);
    this.setState(id, { isRunning: !change.keepsButtons || this.stateOf(id).isRunning, errorMessage: undefined });
    const changed = await current;
    if (this.changes.get(id) === current) {
      this.changes.delete(id);
      this.store.endPrediction(id);
      this.setState(id, { isRunning: false, isQueued: false });
    }
    return changed;
  }

  private async perform(order: CardOrder, change: Change): Promise<CardOrder | undefined> {
    try {
      return await this.send(order.id, change);
    } catch (error) {
      this.setState(order.id, { errorMessage: await this.explain(error, order, change) });
      return undefined;
    }
  }

  /** Sends the change until the server has answered. */
  private async send(id: string, { send, prediction, canWait }: Change): Promise<CardOrder | undefined> {
    const deadline = Date.now() + maxWait;
    for (;;) {
      try {
        const changed = await send();
        if (changed) this.store.apply(changed);
        return changed;
      } catch (error) {
        if (this.stateOf(id).isQueued && isConflict(error)) {
          const current = await this.read(id);
          if (current && current.status === prediction?.status) return current; // an earlier attempt has arrived
        }
        if (!canWait || !isConnectionError(error) || Date.now() > deadline) throw error;
        this.setState(id, { isQueued: true });
        await connectionOrTimeout();
      }
    }
  }

  private async read(id: string): Promise<CardOrder | undefined> {
    const { data } = await this.client
      .query({ query: OrderDetailDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    if (data) this.store.apply(data.order);
    return data?.order;
  }

  private async explain(error: unknown, { id, deliveryType }: CardOrder, { failedText }: Change): Promise<string> {
    const message = failedText(error);
    if (!isConflict(error)) return message;
    await this.read(id);
    const { data } = await this.client
      .query({ query: OrderLogDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    const last = data?.order.log.at(-1);
    if (!last) return message;
    const actor = last.actorName ? `von ${last.actorName} ` : '';
    return `${message} ${actor}um ${this.timeText(last.createdAt)} ${logText(last.action, deliveryType)}.`;
  }

  private setState(id: string, change: Partial<ActionState>): void {
    const state = { ...this.stateOf(id), ...change };
    if (state.isRunning || state.isQueued || state.errorMessage) this.states.set(id, state);
    else this.states.delete(id);
    for (const listener of this.listeners) listener();
  }
}

const unavailable: readonly number[] = [502, 503, 504];

/** Tells whether no server has answered. */
const isConnectionError = (error: unknown): boolean =>
  ServerError.is(error) ? unavailable.includes(error.statusCode) : !CombinedGraphQLErrors.is(error);

/** Waits until the connection is back, or for the next attempt. */
const connectionOrTimeout = (): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(end, retryInterval);
    const stop = onConnectionChange(() => isLive() && end());
    function end(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
