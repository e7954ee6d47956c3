/**
 * Runs the changes of orders. The board shows the result at once. Without a connection, a change waits until it can be sent, also over a
 * reload; when another device was faster, the order is read again and the message says who changed it.
 */
import type { ApolloClient } from '@apollo/client';
import { isConnectionError } from '../../../app/errorCode';
import { isLive, onConnectionChange } from '../../../app/socket/connection';
import { logText } from '../../../../schema/rules/order/actions/orderLogText';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { isConflict } from '../../errorMessages';
import type { CardOrder } from '../board/board';
import { OrderDetailDocument, OrderLogDocument } from '../Orders.generated';
import { runOwnChange } from '../alerts/changes/ownChanges';
import { rulesOf, sendChange, type ActionInput, type ChangeRules, type OrderChange } from './orderChange';
import type { OrderStore } from './orderStore';
import { addWaitingChange, removeWaitingChange, takeWaitingChanges } from './waitingChanges';

export interface ActionState {
  readonly isRunning: boolean;
  /** The change waits for a connection. */
  readonly isQueued: boolean;
  /** Why the last change of the order failed. */
  readonly errorMessage: string | undefined;
}

const idle: ActionState = { isRunning: false, isQueued: false, errorMessage: undefined };

const retryInterval = 3_000;
/** A change that could not be sent for this time is no longer what staff want. */
const maxWait = 600_000;

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
  readonly run = (order: CardOrder, action: StaffAction, input: ActionInput = {}): Promise<CardOrder | undefined> =>
    this.change(order, { kind: 'action', action, input });

  /** Undoes the last action on this version of the order, like `run`. */
  readonly undo = (order: CardOrder): Promise<CardOrder | undefined> => this.change(order, { kind: 'undo', updatedAt: order.updatedAt });

  /** Ticks an item off or undoes that, like `run`. */
  readonly tick = (order: CardOrder, item: number, isDone: boolean): Promise<CardOrder | undefined> =>
    this.change(order, { kind: 'tick', item, isDone });

  /** Moves a later order to the board, like `run`. */
  readonly start = (order: CardOrder): Promise<CardOrder | undefined> => this.change(order, { kind: 'start' });

  /** Puts an order first on all boards or undoes that, like `run`. */
  readonly prioritize = (order: CardOrder, isPrioritized: boolean): Promise<CardOrder | undefined> =>
    this.change(order, { kind: 'prioritize', isPrioritized });

  /** Marks the changes of the items as seen, like `run`. */
  readonly markSeen = (order: CardOrder): Promise<CardOrder | undefined> => this.change(order, { kind: 'seen', event: order.event });

  /** Sends what waited for a connection before the page was loaded again, once the orders are known. */
  readonly resume = (): void => {
    const stop = this.store.subscribe(() => {
      if (!this.store.getState().orders) return;
      stop();
      for (const { order: id, change, deadline } of takeWaitingChanges(Date.now())) {
        const order = this.store.find(id);
        if (!order) continue; // deleted or long finished
        this.setState(id, { isQueued: true });
        void this.change(order, change, deadline);
      }
    });
  };

  /** An order that is still changing gets its next change afterwards, if the first one succeeds. The board shows the result of both. */
  private async change(order: CardOrder, change: OrderChange, deadline = Date.now() + maxWait): Promise<CardOrder | undefined> {
    const { id } = order;
    const rules = rulesOf(change);
    const waiting = { order: id, change, deadline };
    if (rules.canWait) addWaitingChange(waiting);
    const earlier = this.changes.get(id) ?? Promise.resolve(order);
    const current = earlier.then(changed => (changed || rules.isIndependent ? this.perform(order, change, deadline) : undefined));
    this.changes.set(id, current);
    if (rules.prediction) this.store.predict(id, rules.prediction);
    this.setState(id, { isRunning: !rules.isIndependent || this.stateOf(id).isRunning, errorMessage: undefined });
    const changed = await current;
    removeWaitingChange(waiting);
    if (this.changes.get(id) === current) {
      this.changes.delete(id);
      this.store.endPrediction(id);
      this.setState(id, { isRunning: false, isQueued: false });
    }
    return changed;
  }

  private async perform(order: CardOrder, change: OrderChange, deadline: number): Promise<CardOrder | undefined> {
    try {
      return await this.send(order.id, change, deadline);
    } catch (error) {
      this.setState(order.id, { errorMessage: await this.explain(error, order, rulesOf(change)) });
      return undefined;
    }
  }

  /** Sends the change until the server has answered. */
  private async send(id: string, change: OrderChange, deadline: number): Promise<CardOrder | undefined> {
    const { prediction, canWait } = rulesOf(change);
    for (;;) {
      try {
        const changed = await runOwnChange(id, () => sendChange(this.client, id, change));
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

  private async explain(error: unknown, { id, deliveryType }: CardOrder, { failedText }: ChangeRules): Promise<string> {
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
