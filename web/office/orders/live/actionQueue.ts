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
import { actionErrorText } from '../actions/errorText';
import type { CardOrder } from '../board/board';
import { actionDocuments, OrderDetailDocument, OrderLogDocument } from '../Orders.generated';
import type { OrderStore } from './orderStore';

/** The inputs of an action by name, as the server expects them: times in ISO 8601. */
export type ActionInput = Readonly<Record<string, string>>;

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

interface Request {
  readonly order: CardOrder;
  readonly action: StaffAction;
  readonly input: ActionInput;
}

export class ActionQueue {
  private readonly states = new Map<string, ActionState>();
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

  /** Runs the action, unless another one of the order is running. Returns whether it succeeded. */
  readonly run = async (order: CardOrder, action: StaffAction, input: ActionInput = {}): Promise<boolean> => {
    const { id } = order;
    if (this.stateOf(id).isRunning) return false;
    this.setState(id, { isRunning: true, errorMessage: undefined });
    const { to } = definitionOf(action);
    if (to !== 'unchanged') this.store.predict(id, to);
    const errorMessage = await this.send({ order, action, input }).then(
      () => undefined,
      error => this.explain(error, order, action),
    );
    this.store.predict(id, null);
    this.setState(id, { isRunning: false, isQueued: false, errorMessage });
    return errorMessage === undefined;
  };

  /** Sends the action until the server has answered. */
  private async send({ order, action, input }: Request): Promise<void> {
    const { id } = order;
    const deadline = Date.now() + maxWait;
    for (;;) {
      try {
        const { data } = await this.client.mutate({ mutation: actionDocuments[action], variables: { id, ...input } });
        if (data) this.store.apply(data.order);
        return;
      } catch (error) {
        if (this.stateOf(id).isQueued && isConflict(error) && (await this.hasHappened(order, action))) return; // an earlier attempt
        if (!isConnectionError(error) || Date.now() > deadline) throw error;
        this.setState(id, { isQueued: true });
        await connectionOrTimeout();
      }
    }
  }

  /** Tells whether the order is in the status that the action gives it. */
  private async hasHappened({ id }: CardOrder, action: StaffAction): Promise<boolean> {
    const order = await this.read(id);
    return order?.status === definitionOf(action).to;
  }

  private async read(id: string): Promise<CardOrder | undefined> {
    const { data } = await this.client
      .query({ query: OrderDetailDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    if (data) this.store.apply(data.order);
    return data?.order;
  }

  private async explain(error: unknown, { id, deliveryType }: CardOrder, action: StaffAction): Promise<string> {
    const message = actionErrorText(error, action);
    if (!isConflict(error)) return message;
    await this.read(id);
    const { data } = await this.client
      .query({ query: OrderLogDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    const last = data?.order.log[0];
    if (!last) return message;
    const actor = last.actorName ? `von ${last.actorName} ` : '';
    return `${message} ${actor}um ${this.timeText(last.createdAt)} ${logText(last.action, deliveryType)}.`;
  }

  private setState(id: string, change: Partial<ActionState>): void {
    const state = { ...this.stateOf(id), ...change };
    if (state.isRunning || state.errorMessage) this.states.set(id, state);
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
