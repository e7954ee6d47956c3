/** The changes of an order that a board can request: what is sent, what the board shows meanwhile, and what happens without a connection. */
import type { ApolloClient } from '@apollo/client';
import { definitionOf } from '../../../../schema/rules/order/actions/orderTransitions';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { now } from '../../../hooks/serverTime';
import { actionLabel } from '../actions/actionView';
import { isConnectionError } from '../../../app/errorCode';
import { actionErrorText, errorText, notSentText } from '../actions/errorText';
import type { CardOrder } from '../board/board';
import {
  actionDocuments,
  MarkOrderChangesSeenDocument,
  PrioritizeOrderDocument,
  StartOrderDocument,
  TickOrderItemDocument,
  UndoOrderActionDocument,
} from '../Orders.generated';
import type { Prediction } from './prediction';

/** The inputs of an action by name, as the server expects them: times in ISO 8601, one or several. */
export type ActionInput = Readonly<Record<string, string | readonly string[]>>;

/** A change as plain data, so that it can be stored. */
export type OrderChange =
  | { readonly kind: 'action'; readonly action: StaffAction; readonly input: ActionInput }
  /** Undoes the last action on the version of the order with this time of change. */
  | { readonly kind: 'undo'; readonly updatedAt: string }
  /** Moves a later order to the board. */
  | { readonly kind: 'start' }
  /** Puts an order first on all boards, or undoes that. */
  | { readonly kind: 'prioritize'; readonly isPrioritized: boolean }
  | { readonly kind: 'tick'; readonly item: number; readonly isDone: boolean }
  /** Staff has seen the changes of the items up to this event, or the cancellation. */
  | { readonly kind: 'seen'; readonly event: number };

/** How the board treats a change. */
interface ChangeRules {
  /** What the board shows until the answer; null when it shows the change only then. */
  readonly prediction: Prediction | null;
  /** Whether it is sent later when there is no connection. */
  readonly canWait: boolean;
  /** Whether the buttons of the order stay available meanwhile, and it is sent even if the change before it failed. */
  readonly isIndependent: boolean;
  readonly failedText: (error: unknown) => string;
}

/** Names the change as its button does. */
export function changeName(change: OrderChange, order: CardOrder): string {
  switch (change.kind) {
    case 'action':
      return actionLabel(change.action, order);
    case 'undo':
      return 'Rückgängig';
    case 'start':
      return 'Jetzt starten';
    case 'prioritize':
      return change.isPrioritized ? 'Vorrang geben' : 'Vorrang aufheben';
    case 'tick':
      return change.isDone ? 'Position abhaken' : 'Position nicht mehr abhaken';
    case 'seen':
      return 'Änderungen gesehen';
  }
}

const updateFailed = (error: unknown): string => errorText(error, 'update');

export function rulesOf(change: OrderChange): ChangeRules {
  switch (change.kind) {
    case 'action': {
      const { action } = change;
      const { to, variant } = definitionOf(action);
      // What ends an order cannot be undone, so it must not come late.
      const canWait = variant !== 'danger';
      const prediction = to === 'unchanged' || !canWait ? null : { status: to };
      const failedText = (error: unknown): string =>
        [actionErrorText(error, action), !canWait && isConnectionError(error) && notSentText].filter(Boolean).join(' ');
      return { prediction, canWait, isIndependent: false, failedText };
    }
    case 'undo':
      return { prediction: null, canWait: true, isIndependent: false, failedText: updateFailed };
    case 'start':
      return { prediction: { isStarted: true }, canWait: true, isIndependent: true, failedText: updateFailed };
    case 'prioritize': {
      const prioritizedAt = change.isPrioritized ? new Date(now()).toISOString() : null;
      return { prediction: { prioritizedAt }, canWait: true, isIndependent: true, failedText: updateFailed };
    }
    case 'tick':
      return {
        prediction: { ticks: new Map([[change.item, change.isDone]]) },
        ...{ canWait: true, isIndependent: true, failedText: updateFailed },
      };
    case 'seen':
      return { prediction: { areChangesSeen: true }, canWait: true, isIndependent: true, failedText: updateFailed };
  }
}

/** A change of an order with this id. All attempts to send it have the same key, so that the server makes it once. */
export interface KeyedChange {
  readonly order: string;
  readonly change: OrderChange;
  readonly key: string;
}

/** Sends a change to the server and returns the order as it is then. */
export async function sendChange(client: ApolloClient, { order: id, change, key }: KeyedChange): Promise<CardOrder | undefined> {
  switch (change.kind) {
    case 'action': {
      const variables = { id, idempotencyKey: key, ...change.input };
      return (await client.mutate({ mutation: actionDocuments[change.action], variables })).data?.order;
    }
    case 'undo': {
      const variables = { id, ifMatch: change.updatedAt, idempotencyKey: key };
      return (await client.mutate({ mutation: UndoOrderActionDocument, variables })).data?.order;
    }
    case 'start':
      return (await client.mutate({ mutation: StartOrderDocument, variables: { order: id } })).data?.order;
    case 'prioritize': {
      const variables = { order: id, isPrioritized: change.isPrioritized };
      return (await client.mutate({ mutation: PrioritizeOrderDocument, variables })).data?.order;
    }
    case 'tick': {
      const variables = { order: id, item: change.item, done: change.isDone };
      return (await client.mutate({ mutation: TickOrderItemDocument, variables })).data?.order;
    }
    case 'seen':
      return (await client.mutate({ mutation: MarkOrderChangesSeenDocument, variables: { id, event: change.event } })).data?.order;
  }
}
