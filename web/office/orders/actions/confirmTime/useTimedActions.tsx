/**
 * The order actions of the order pages. Confirming an order whose planned time is over first selects another one. The second tap of a double
 * tap runs nothing, because the next order may have moved under the finger.
 */
import { useMemo, type ReactNode } from 'react';
import { isSecondTap } from '../../../../ui/actions/doubleTap';
import { useOffice } from '../../../shell/officeContext';
import type { CardOrder } from '../../board/board';
import { useOrderActions, type OrderActionRunner } from '../useOrderActions';
import { useLateOrder } from './useLateOrder';

export function useTimedActions(): { actions: OrderActionRunner; dialog: ReactNode } {
  const { config } = useOffice();
  const { runAction, undoAction } = useOrderActions();
  const { openIfLate, dialog } = useLateOrder<CardOrder>(config.timezone, (order, input) => void runAction(order, 'confirm', input));
  const actions = useMemo<OrderActionRunner>(
    () => ({
      undoAction,
      runAction: async (order, action, input) => !isSecondTap() && !openIfLate(order, action, input) && runAction(order, action, input),
    }),
    [runAction, undoAction, openIfLate],
  );
  return { actions, dialog };
}
