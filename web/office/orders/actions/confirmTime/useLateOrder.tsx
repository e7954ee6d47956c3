/** Shows the dialog that selects the time when an order is to be confirmed whose planned time is over. */
import { useCallback, useState, type ReactNode } from 'react';
import type { StaffAction } from '../../../../../schema/rules/order/orderActions';
import { getPageTime } from '../../../../hooks/serverTime';
import { ConfirmTimeDialog, type ConfirmTimeProps, type TimedOrder } from './ConfirmTimeDialog';
import { isTimeOver } from './confirmTimes';

interface LateOrder<Order> {
  /** Opens the dialog if the action confirms an order whose planned time is over, and returns whether it did. */
  openIfLate: (order: Order, action: StaffAction, input?: object) => boolean;
  dialog: ReactNode;
}

export function useLateOrder<Order extends TimedOrder>(
  timezone: string,
  confirm: (order: Order, ...input: Parameters<ConfirmTimeProps['onConfirm']>) => void,
): LateOrder<Order> {
  const [lateOrder, setLateOrder] = useState<Order | null>(null);
  const openIfLate = useCallback<LateOrder<Order>['openIfLate']>((order, action, input) => {
    const isLate = action === 'confirm' && !input && isTimeOver(order, getPageTime());
    if (isLate) setLateOrder(order);
    return isLate;
  }, []);
  const dialog = lateOrder && (
    <ConfirmTimeDialog
      order={lateOrder}
      timezone={timezone}
      onConfirm={input => confirm(lateOrder, input)}
      onClose={() => setLateOrder(null)}
    />
  );
  return { openIfLate, dialog };
}
