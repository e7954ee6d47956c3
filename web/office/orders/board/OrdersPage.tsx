/** The order board: what is new, what is being made, what is ready. It changes by itself. */
import { useSearchParams } from 'react-router';
import { useOnline } from '../../../hooks/useOnline';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton';
import { PageBar } from '../../../ui/display/PageHeader';
import { isWaiting } from './board';
import { BoardColumns } from './BoardColumns';
import { BoardTools } from './BoardToolbar';
import { NewOrderAlert } from '../alerts/NewOrderAlert';
import styles from './OrdersPage.module.css';
import { OrderWorkspace } from '../OrdersLayout';
import { Silence } from '../LoadError';
import { useArrivals } from '../alerts/useUnseenOrders';
import { useBell } from '../alerts/useAlertSound';
import { useBoard, type Board } from './useBoard';
import { useStored } from '../../../app/useDeviceSetting';

export function OrdersPage() {
  const [search, setSearch] = useSearchParams(); // the address is the state
  const board = useBoard();
  const isOnline = useOnline();
  const [isLoud, setLoud] = useStored('play_order_sound');

  const { branch, orders } = ofBranch(board, search.get('branch'));
  const { arrivals: all, acknowledge } = useArrivals(board.orders);
  const arrivals = all.filter(order => !branch || order.branch.id === branch);
  useBell(isLoud && arrivals.length > 0);

  const waiting = orders?.filter(isWaiting).length ?? 0;
  return (
    <OrderWorkspace
      base="/backend/orders"
      orders={board.orders}
      neighbours={orders}
      showsBranch={!branch && board.branches.length > 1}
      onOpen={acknowledge}
    >
      <PageBar title="Bestellungen" tabTitle={waiting > 0 ? `(${waiting}) Bestellungen` : undefined}>
        <BoardTools
          branches={board.branches}
          branch={branch}
          isLive={isOnline && !board.error}
          isLoud={isLoud}
          onBranch={next => setSearch(next ? { branch: next } : {})}
          onLoud={setLoud}
        />
      </PageBar>
      {board.error && <Silence error={board.error} onRetry={board.read} />}
      <NewOrderAlert arrivals={arrivals} onAcknowledge={acknowledge} />
      {orders ? <BoardColumns orders={orders} /> : !board.error && <Waiting />}
    </OrderWorkspace>
  );
}

/** The orders of the branch that was chosen, if it is one of the viewer's; else all. */
function ofBranch({ branches, orders }: Board, chosen: string | null) {
  const branch = branches.some(({ id }) => id === chosen) ? chosen : null;
  return { branch, orders: branch ? orders?.filter(order => order.branch.id === branch) : orders };
}

const Waiting = () => (
  <Loading>
    <div className={styles.waiting}>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  </Loading>
);
