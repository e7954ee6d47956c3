/** The actions of the back-office screen. Confirming an order whose planned time is over first selects another one. */
import { useCallback } from 'react';
import type { TimedOrder } from '../../orders/actions/confirmTime/ConfirmTimeDialog';
import { useLateOrder } from '../../orders/actions/confirmTime/useLateOrder';
import type { CounterOrderFragment } from '../BranchScreens.generated';
import type { ScreenStore } from '../live/screenStore';
import type { ScreenContext } from '../useBranchScreen';
import { useCounterActions, type RunCounterAction } from './useCounterActions';

type TimedCounterOrder = CounterOrderFragment & TimedOrder;

export function useTimedCounterActions(screen: ScreenContext, store: ScreenStore<CounterOrderFragment>) {
  const { run, ...others } = useCounterActions(screen, store);
  const { timezone } = screen.config;
  const branch = screen.branchId;
  const { openIfLate, dialog } = useLateOrder<TimedCounterOrder>(timezone, (order, input) => void run(order, 'confirm', input));
  const runOrSelect = useCallback<RunCounterAction>(
    async (order, action, input) => !openIfLate({ ...order, branch: { id: branch } }, action, input) && run(order, action, input),
    [run, openIfLate, branch],
  );
  return { ...others, run: runOrSelect, dialog };
}
