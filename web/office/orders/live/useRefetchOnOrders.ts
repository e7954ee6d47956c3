/**
 * Repeats a query when orders have changed, so that figures of orders stay current without a reload: on events, every minute, on a new day,
 * and when the connection or the page is back. A hidden page does nothing.
 */
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { isLive, onLiveAgain } from '../../../app/socket/connection';
import { useClock } from '../../../hooks/useClock';
import { useOffice } from '../../shell/officeContext';
import { OrdersContext } from './ordersContext';

/** Several orders within this time are one change. */
const collectTime = 3_000;
/** Figures are compared until the present time. */
const refreshInterval = 60_000;

export function useRefetchOnOrders(refetch: () => Promise<unknown>): void {
  const store = useContext(OrdersContext)?.store;
  const refetchIfVisible = useEffectEvent(() => {
    if (!document.hidden && isLive()) refetch().catch(() => {}); // the page shows the error
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refetchLater = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        refetchIfVisible();
      }, collectTime);
    };
    const onVisibilityChange = (): void => refetchIfVisible();
    const stopStore = store?.subscribe(refetchLater);
    const stopConnection = onLiveAgain(() => refetchIfVisible());
    const interval = setInterval(() => refetchIfVisible(), refreshInterval);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      stopStore?.();
      stopConnection();
      clearTimeout(timer);
      clearInterval(interval);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [store]);
  const day = useClock(useOffice().config.timezone).toISODate();
  const shownDay = useRef(day);
  useEffect(() => {
    if (shownDay.current !== day) refetchIfVisible();
    shownDay.current = day;
  }, [day]);
}
