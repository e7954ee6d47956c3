/** The order board: what is new, what is being made, what is ready. It changes by itself. */
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useOnline } from '../../hooks/useOnline';
import { Button } from '../../ui/Button';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { Note } from '../../ui/Note';
import { messagesOf } from '../messages';
import { PageBar } from '../../ui/PageBar';
import { isWaiting } from './board';
import { BoardColumns } from './BoardColumns';
import { BoardTools } from './BoardTools';
import { BoardViewContext, type BoardView } from './boardView';
import { NewOrderAlert } from './NewOrderAlert';
import { OrderDrawer } from './OrderDrawer';
import styles from './OrdersPage.module.css';
import { useArrivals } from './useArrivals';
import { useBell } from './useBell';
import { useBoard, type Board } from './useBoard';
import { useMoves } from './useMoves';
import { useStored } from './useStored';

const boardPath = '/backend/orders';

export function OrdersPage() {
  const { id } = useParams();
  const [search, setSearch] = useSearchParams(); // the address is the state
  const navigate = useNavigate();
  const board = useBoard();
  const moves = useMoves();
  const isOnline = useOnline();
  const [isRejecting, setRejecting] = useState(false);
  const [showsProducts, setShowsProducts] = useStored('show_product_data');
  const [showsCustomers, setShowsCustomers] = useStored('show_customer_data');
  const [isLoud, setLoud] = useStored('play_order_sound');

  const { branch, orders } = ofBranch(board, search.get('branch'));
  const { arrivals: all, acknowledge } = useArrivals(board.orders);
  const arrivals = all.filter(order => !branch || order.branch.id === branch);
  useBell(isLoud && arrivals.length > 0);

  function show(shown: string | undefined, intent?: 'reject'): void {
    setRejecting(intent === 'reject');
    if (shown) acknowledge(shown);
    void navigate({ pathname: shown ? `${boardPath}/${shown}` : boardPath, search: search.toString() }, { replace: Boolean(id) });
  }

  const waiting = orders?.filter(isWaiting).length ?? 0;
  const showsBranch = !branch && board.branches.length > 1;
  const view: BoardView = { moves, showsProducts, showsCustomers, showsBranch, selectedId: id, select: show };
  return (
    <BoardViewContext value={view}>
      <PageBar title="Bestellungen" tabTitle={waiting > 0 ? `(${waiting}) Bestellungen` : undefined}>
        <BoardTools
          branches={board.branches}
          branch={branch}
          isLive={isOnline && !board.error}
          isLoud={isLoud}
          onBranch={next => setSearch(next ? { branch: next } : {})}
          onLoud={setLoud}
          onShowsProducts={setShowsProducts}
          onShowsCustomers={setShowsCustomers}
        />
      </PageBar>
      {board.error && <Silence error={board.error} onRetry={board.read} />}
      <NewOrderAlert arrivals={arrivals} onAcknowledge={acknowledge} />
      {orders ? <BoardColumns orders={orders} /> : !board.error && <Waiting />}
      {id && (
        <OrderDrawer
          key={id}
          id={id}
          known={board.orders?.find(order => order.id === id)}
          neighbours={orders ?? []}
          isRejecting={isRejecting}
          onRejecting={setRejecting}
          onClose={() => show(undefined)}
        />
      )}
    </BoardViewContext>
  );
}

/** The orders of the branch that was chosen, if it is one of the viewer's; else all. */
function ofBranch({ branches, orders }: Board, chosen: string | null) {
  const branch = branches.some(({ id }) => id === chosen) ? chosen : null;
  return { branch, orders: branch ? orders?.filter(order => order.branch.id === branch) : orders };
}

const Silence = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <div className={styles.silence}>
    <Note tone="bad" isNew>
      {messagesOf(error).join(' ')}
    </Note>
    <Button look="secondary" icon="refresh-cw" onPress={onRetry}>
      Erneut versuchen
    </Button>
  </div>
);

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
