/** The order board: new orders, orders in preparation and ready orders. It updates live. */
import { useSearchParams } from 'react-router';
import { useOnline } from '../../../hooks/useOnline';
import { PageHeader } from '../../../ui/display/PageHeader';
import { filterByBranch, isWaiting } from './board';
import { BoardColumns } from './BoardColumns';
import { BoardToolbar } from './BoardToolbar';
import { NewOrderAlert } from '../alerts/NewOrderAlert';
import { OrdersLayout } from '../OrdersLayout';
import { LoadError } from '../LoadError';
import { useBoard } from './useBoard';
import { BoardSkeleton } from './BoardSkeleton';
import { useNewOrderSound } from '../alerts/useNewOrderSound';

export function OrdersPage() {
  const [search, setSearch] = useSearchParams(); // the URL is the state
  const board = useBoard();
  const isOnline = useOnline();
  const { branch, orders } = filterByBranch(board, search.get('branch'));
  const { unseenOrders, acknowledge, isSoundOn, setSoundOn } = useNewOrderSound(
    board.orders,
    order => !branch || order.branch.id === branch,
  );

  const waitingCount = orders?.filter(isWaiting).length ?? 0;
  return (
    <OrdersLayout
      basePath="/backend/orders"
      orders={board.orders}
      siblings={orders}
      showsBranch={!branch && board.branches.length > 1}
      onOpen={acknowledge}
    >
      <PageHeader title="Bestellungen" tabTitle={waitingCount > 0 ? `(${waitingCount}) Bestellungen` : undefined}>
        <BoardToolbar
          branches={board.branches}
          branch={branch}
          isLive={isOnline && !board.error}
          isSoundOn={isSoundOn}
          onBranchChange={branchId => setSearch(branchId ? { branch: branchId } : {})}
          onSoundChange={setSoundOn}
        />
      </PageHeader>
      {board.error && <LoadError error={board.error} onRetry={board.reload} />}
      <NewOrderAlert unseenOrders={unseenOrders} onAcknowledge={acknowledge} />
      {orders ? <BoardColumns orders={orders} /> : !board.error && <BoardSkeleton />}
    </OrdersLayout>
  );
}
