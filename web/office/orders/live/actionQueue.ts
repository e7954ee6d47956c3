/**
 * Runs the changes of orders. The board shows the result at once. Without a connection, a change waits until it can be sent, also over a
 * reload; when another device was faster, the order is read again and the message says who changed it.
 */
import type { ApolloClient } from '@apollo/client';
import { hasErrorCode, isConnectionError } from '../../../app/errorCode';
import { isLive, onConnectionChange } from '../../../app/socket/connection';
import { newId } from '../../../hooks/newId';
import { logText } from '../../../../schema/rules/order/actions/orderLogText';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import type { CardOrder } from '../board/board';
import { OrderDetailDocument, OrderLogDocument } from '../Orders.generated';
import { runOwnChange } from '../alerts/changes/ownChanges';
import { changeName, rulesOf, sendChange, type ActionInput, type OrderChange } from './orderChange';
import type { OrderStore } from './orderStore';
import { addWaitingChange, removeWaitingChange, takeWaitingChanges, type WaitingChange } from './waitingChanges';

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
const maxWaitMinutes = 10;

export class ActionQueue {
  private readonly states = new Map<string, ActionState>();
  /** The last change of each order that is changing. */
  private readonly changes = new Map<string, Promise<CardOrder | undefined>>();
  private readonly listeners = new Set<() => void>();
  /** Then the browser opens the login, and what waits is sent after the same user has signed in again. */
  private isSessionOver = false;

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
      for (const waiting of takeWaitingChanges()) {
        const order = this.store.find(waiting.order);
        if (order) this.resumeChange(order, waiting); // otherwise it is deleted or long finished
      }
    });
  };

  private resumeChange(order: CardOrder, waiting: WaitingChange): void {
    if (Date.now() < waiting.deadline) {
      this.setState(order.id, { isQueued: true });
      void this.make(order, waiting);
    } else {
      const name = changeName(waiting.change, order);
      this.setState(order.id, { errorMessage: `„${name}“ wurde nicht gesendet: Das ist länger als ${maxWaitMinutes} Minuten her.` });
    }
  }

  private readonly change = (order: CardOrder, change: OrderChange): Promise<CardOrder | undefined> =>
    this.make(order, { order: order.id, change, key: newId(), deadline: Date.now() + maxWaitMinutes * 60_000 });

  /** An order that is still changing gets its next change afterwards, if the first one succeeds. The board shows the result of both. */
  private async make(order: CardOrder, waiting: WaitingChange): Promise<CardOrder | undefined> {
    const { id } = order;
    const rules = rulesOf(waiting.change);
    if (rules.canWait) addWaitingChange(waiting);
    const earlier = this.changes.get(id) ?? Promise.resolve(order);
    const current = earlier.then(changed => (changed || rules.isIndependent ? this.perform(order, waiting) : undefined));
    this.changes.set(id, current);
    if (rules.prediction) this.store.predict(id, rules.prediction);
    this.setState(id, { isRunning: !rules.isIndependent || this.stateOf(id).isRunning, errorMessage: undefined });
    const changed = await current;
    if (!this.isSessionOver) removeWaitingChange(waiting);
    if (this.changes.get(id) === current) {
      this.changes.delete(id);
      this.store.endPrediction(id);
      this.setState(id, { isRunning: false, isQueued: false });
    }
    return changed;
  }

  private async perform(order: CardOrder, waiting: WaitingChange): Promise<CardOrder | undefined> {
    const { prediction, failedText, canWait } = rulesOf(waiting.change);
    try {
      const changed = await this.send(waiting);
      if (!prediction?.status || changed?.status === prediction.status) return changed;
      // An earlier attempt has arrived, and the order has changed again since.
      this.setState(order.id, { errorMessage: changedText(await this.lastStep(order)) });
    } catch (error) {
      if (hasErrorCode(error, 'UNAUTHENTICATED')) this.isSessionOver = true;
      const message = failedText(error);
      if (isConnectionError(error) && !canWait) return this.reportNotSent(order, message);
      this.setState(order.id, {
        errorMessage: hasErrorCode(error, 'CONFLICT') ? `${message} ${await this.lastStep(order)}`.trim() : message,
      });
    }
    return undefined;
  }

  /** Says that an action is not sent later. When the connection is back, says who has changed the order meanwhile. */
  private reportNotSent(order: CardOrder, errorMessage: string): undefined {
    this.setState(order.id, { errorMessage });
    const stop = onConnectionChange(() => {
      if (!isLive()) return;
      stop();
      void this.reportChangeSince(order, errorMessage);
    });
  }

  private async reportChangeSince(order: CardOrder, shownMessage: string): Promise<void> {
    const step = await this.lastStep(order);
    const isShown = this.stateOf(order.id).errorMessage === shownMessage;
    if (isShown && this.store.find(order.id)?.event !== order.event) this.setState(order.id, { errorMessage: changedText(step) });
  }

  /** Sends the change until the server has answered. */
  private async send(waiting: WaitingChange): Promise<CardOrder | undefined> {
    const { order: id, change, deadline } = waiting;
    const { canWait } = rulesOf(change);
    for (;;) {
      try {
        const changed = await runOwnChange(id, () => sendChange(this.client, waiting));
        this.isSessionOver = false;
        if (changed) this.store.apply(changed);
        return changed;
      } catch (error) {
        if (!canWait || !isConnectionError(error) || Date.now() > deadline) throw error;
        this.setState(id, { isQueued: true });
        await connectionOrTimeout();
      }
    }
  }

  /** Reads the order again and tells who has changed it last. Returns an empty text when that could not be read. */
  private async lastStep({ id, deliveryType }: CardOrder): Promise<string> {
    const variables = { id };
    const [detail, log] = await Promise.all([
      this.client.query({ query: OrderDetailDocument, variables, fetchPolicy: 'network-only' }).catch(() => null),
      this.client.query({ query: OrderLogDocument, variables, fetchPolicy: 'network-only' }).catch(() => null),
    ]);
    if (detail?.data) this.store.apply(detail.data.order);
    const last = log?.data?.order.log.at(-1);
    if (!last) return '';
    const actor = last.actorName ? `von ${last.actorName} ` : '';
    return `${actor}um ${this.timeText(last.createdAt)} ${logText(last.action, deliveryType)}.`;
  }

  private setState(id: string, change: Partial<ActionState>): void {
    const state = { ...this.stateOf(id), ...change };
    if (state.isRunning || state.isQueued || state.errorMessage) this.states.set(id, state);
    else this.states.delete(id);
    for (const listener of this.listeners) listener();
  }
}

const changedText = (step: string): string => `Inzwischen geändert: ${step}`.trim();

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
