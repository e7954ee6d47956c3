/** Runs and undoes the actions of an order, and confirms them. */
import { useMemo, useSyncExternalStore } from 'react';
import { useToast } from '../../../ui/overlays/Toasts';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import type { CardOrder } from '../board/board';
import type { ActionState } from '../live/actionQueue';
import type { ActionInput } from '../live/orderChange';
import { useLiveOrders } from '../live/ordersContext';
import { resultText } from './actionView';
import { orderName } from '../orderText';

export interface OrderActionRunner {
  /** Runs the action. Returns whether it succeeded. */
  runAction: (order: CardOrder, action: StaffAction, input?: ActionInput) => Promise<boolean>;
  /** Undoes the last action on this version of the order. */
  undoAction: (order: CardOrder) => Promise<void>;
}

export function useOrderActions(): OrderActionRunner {
  const { queue } = useLiveOrders();
  const toast = useToast();
  return useMemo(() => {
    const undoAction = async (order: CardOrder): Promise<void> => {
      if (await queue.undo(order)) toast(`${orderName(order)} zurückgeholt.`);
    };
    const runAction: OrderActionRunner['runAction'] = async (order, action, input) => {
      const changed = await queue.run(order, action, input);
      if (!changed) return false;
      const undo = { label: 'Rückgängig', icon: 'undo-2', shortcut: 'z', run: () => void undoAction(changed) } as const;
      toast(`${orderName(order)} ${resultText(action, order)}.`, changed.undoableUntil ? undo : undefined);
      return true;
    };
    return { runAction, undoAction };
  }, [queue, toast]);
}

/** Returns what the last action of the order does or did. */
export function useActionState(id: string): ActionState {
  const { queue } = useLiveOrders();
  return useSyncExternalStore(queue.subscribe, () => queue.stateOf(id));
}
