/** What the board shows of an order until the server has answered its changes. Pure functions. */
import type { OrderStatus } from '../../../../schema/rules/order/orderStatus';
import type { CardOrder } from '../board/board';

export interface Prediction {
  readonly status?: OrderStatus;
  /** Whether items are done, by their index. */
  readonly ticks?: ReadonlyMap<number, boolean>;
  /** Staff moves the order to the board. */
  readonly isStarted?: true;
  /** Since when the order is first on the boards; null for no longer. */
  readonly prioritizedAt?: string | null;
  /** Staff has seen the changes of the items, or the cancellation. */
  readonly areChangesSeen?: true;
}

export const joinPredictions = (earlier: Prediction | undefined, later: Prediction): Prediction => ({
  ...earlier,
  ...later,
  ...(earlier?.ticks && later.ticks && { ticks: new Map([...earlier.ticks, ...later.ticks]) }),
});

type PredictedField = 'status' | 'startedAt' | 'prioritizedAt' | 'createdAt' | 'doneItems' | 'itemChanges' | 'isCancellationUnseen';

export const applyPrediction = <O extends Pick<CardOrder, PredictedField>>(
  order: O,
  { status, ticks, isStarted, prioritizedAt, areChangesSeen }: Prediction,
): O => ({
  ...order,
  status: status ?? order.status,
  doneItems: ticks ? withTicks(order.doneItems, ticks) : order.doneItems,
  // Any time will do until the server has answered.
  startedAt: order.startedAt ?? (isStarted ? order.createdAt : null),
  prioritizedAt: prioritizedAt === undefined ? order.prioritizedAt : prioritizedAt && (order.prioritizedAt ?? prioritizedAt),
  itemChanges: areChangesSeen ? [] : order.itemChanges,
  isCancellationUnseen: order.isCancellationUnseen && !areChangesSeen,
});

function withTicks(doneItems: readonly number[], ticks: ReadonlyMap<number, boolean>): number[] {
  const ticked = [...ticks].flatMap(([item, isDone]) => (isDone ? [item] : []));
  return [...doneItems.filter(item => !ticks.has(item)), ...ticked];
}
