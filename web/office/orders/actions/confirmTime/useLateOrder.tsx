/** Shows the dialog that selects the time when an order is to be confirmed whose planned time is over. */
import { useCallback, useState, type ReactNode } from 'react';
import type { StaffAction } from '../../../../../schema/rules/order/orderActions';
import { getPageTime } from '../../../../hooks/serverTime';
import { ConfirmTimeDialog, type ConfirmTimeProps, type TimedOrder } from './ConfirmTimeDialog';
import { isTimeOver } from './confirmTimes';

interface LateOrder<Order> {
  /** Returns true when the action needs a time, which the dialog then selects. */
  selectTime: (order: Order, action: StaffAction, input?: object) => boolean;
  dialog: ReactNode;
}

export function useLateOrder<Order extends TimedOrder>(
  timezone: string,
  confirm: (order: Order, ...input: Parameters<ConfirmTimeProps['onConfirm']>) => void,
): LateOrder<Order> {
  const [lateOrder, setLateOrder] = useState<Order | null>(null);
  const selectTime = useCallback<LateOrder<Order>['selectTime']>((order, action, input) => {
    const isNeeded = action === 'confirm' && !input && isTimeOver(order, getPageTime());
    if (isNeeded) setLateOrder(order);
    return isNeeded;
  }, []);
  const dialog = lateOrder && (
    <ConfirmTimeDialog
      order={lateOrder}
      timezone={timezone}
      onConfirm={input => confirm(lateOrder, input)}
      onClose={() => setLateOrder(null)}
    />
  );
  return { selectTime, dialog };
}
