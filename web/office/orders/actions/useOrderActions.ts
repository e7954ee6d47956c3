/** Runs the actions of an order and confirms them. */
import { useMemo, useSyncExternalStore } from 'react';
import { useToast } from '../../../ui/overlays/Toasts';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import type { CardOrder } from '../board/board';
import type { ActionInput, ActionState } from '../live/actionQueue';
import { useLiveOrders } from '../live/ordersContext';
import { resultText } from './actionView';
import { orderName } from '../orderText';

/** Runs the action. Returns whether it succeeded. */
export type RunAction = (order: CardOrder, action: StaffAction, input?: ActionInput) => Promise<boolean>;

export function useRunAction(): RunAction {
  const { queue } = useLiveOrders();
  const toast = useToast();
  return useMemo(
    () => async (order, action, input) => {
      const isDone = await queue.run(order, action, input);
      if (isDone) toast(`${orderName(order)} ${resultText(action, order)}.`);
      return isDone;
    },
    [queue, toast],
  );
}

/** Returns what the last action of the order does or did. */
export function useActionState(id: string): ActionState {
  const { queue } = useLiveOrders();
  return useSyncExternalStore(queue.subscribe, () => queue.stateOf(id));
}
