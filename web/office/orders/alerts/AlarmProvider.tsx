/** Rings on every page of the back office, and counts the waiting orders in the title of the tab. */
import { useMemo, type ReactNode } from 'react';
import { TabTitlePrefix } from '../../../ui/display/PageHeader';
import { useOffice } from '../../shell/officeContext';
import { useLiveOrders, useOrders } from '../live/ordersContext';
import { AlarmContext } from './alarmContext';
import { useChangeSound } from './changes/useChangeSound';
import { useOrderAlarm } from './useOrderAlarm';
import { waitingOrdersOf } from './waitingOrders';

export function AlarmProvider({ children }: { children: ReactNode }) {
  const { orders } = useOrders();
  const { branch } = useLiveOrders();
  const waitingOrders = useMemo(() => waitingOrdersOf(orders, branch), [orders, branch]);
  const sound = useOrderAlarm(waitingOrders, branch, useOffice().config.timezone);
  useChangeSound(orders, sound, branch);
  const alarm = useMemo(() => ({ waitingOrders, sound }), [waitingOrders, sound]);
  return (
    <AlarmContext value={alarm}>
      <TabTitlePrefix value={waitingOrders.length > 0 ? `(${waitingOrders.length}) ` : ''}>{children}</TabTitlePrefix>
    </AlarmContext>
  );
}
