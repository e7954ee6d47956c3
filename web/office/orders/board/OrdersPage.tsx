/** The order board: new orders, orders in preparation and ready orders. It updates live. */
import { useWakeLock } from '../../../hooks/useWakeLock';
import { PageHeader } from '../../../ui/display/PageHeader';
import { OrdersLayout } from '../OrdersLayout';
import { BoardColumns } from './BoardColumns';
import { BoardMessages } from './BoardMessages';
import { BoardSkeleton } from './BoardSkeleton';
import { StationBar } from './station/StationBar';
import { StationContext } from './station/stationContext';
import { BoardToolbar } from './toolbar/BoardToolbar';
import { useBoardOrders } from './toolbar/useBoardOrders';
import { useReportSeen } from './useReportSeen';

export function OrdersPage() {
  const { orders, error, found, visible, isSearching, shouldShowBranch, station, filter } = useBoardOrders();
  useWakeLock();
  useReportSeen(found);
  return (
    <StationContext value={station}>
      <OrdersLayout basePath="/backend/orders" orders={orders} shouldShowBranch={shouldShowBranch}>
        <PageHeader title="Bestellungen" isTitleHiddenOnTablet>
          <BoardToolbar orders={found} {...filter} />
        </PageHeader>
        <BoardMessages />
        {found && <StationBar orders={found} isSearching={isSearching} />}
        {visible ? <BoardColumns orders={visible} search={filter.search} /> : !error && <BoardSkeleton />}
      </OrdersLayout>
    </StationContext>
  );
}
