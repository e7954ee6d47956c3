/** Rings on every page of the back office, and counts the waiting orders in the title and on the icon of the tab. */
import { useMemo, type ReactNode } from 'react';
import { TabTitlePrefix } from '../../../ui/display/PageHeader';
import { useOffice } from '../../shell/officeContext';
import { useLiveOrders, useOrders } from '../live/ordersContext';
import { AlarmContext } from './alarmContext';
import { useAcceptedProposals } from './changes/useAcceptedProposals';
import { useChangeSound } from './changes/useChangeSound';
import { useLostSound } from './useLostSound';
import { useOrderAlarm } from './ringing/useOrderAlarm';
import { useRingingOrders } from './ringing/useRingingOrders';
import { useTabBadge } from './useTabBadge';
import { waitingOrdersOf } from './waitingOrders';

export function AlarmProvider({ children }: { children: ReactNode }) {
  const { orders } = useOrders();
  const { branch } = useLiveOrders();
  const waitingOrders = useMemo(() => waitingOrdersOf(orders, branch), [orders, branch]);
  const otherWaitingCount = useMemo(() => waitingOrdersOf(orders, null).length, [orders]) - waitingOrders.length;
  const sound = useOrderAlarm(useRingingOrders(waitingOrders), useOffice().config.timezone);
  useTabBadge(waitingOrders.length);
  useChangeSound(orders, sound, branch);
  useAcceptedProposals(orders, sound, branch);
  useLostSound(sound.isSoundOn && sound.isSoundUnlocked);
  const alarm = useMemo(() => ({ waitingOrders, otherWaitingCount, sound }), [waitingOrders, otherWaitingCount, sound]);
  return (
    <AlarmContext value={alarm}>
      <TabTitlePrefix value={waitingOrders.length > 0 ? `(${waitingOrders.length}) ` : ''}>{children}</TabTitlePrefix>
    </AlarmContext>
  );
}
