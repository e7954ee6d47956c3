/** The order board: new orders, orders in preparation and ready orders. It updates live. */
import { useState } from 'react';
import { useConnectionState } from '../../../app/connection';
import { PageHeader } from '../../../ui/display/PageHeader';
import { NewOrderAlert } from '../alerts/NewOrderAlert';
import { LoadError } from '../LoadError';
import { useLiveOrders, useOrders } from '../live/ordersContext';
import { OrdersLayout } from '../OrdersLayout';
import { findOrders } from './board';
import { BoardColumns } from './BoardColumns';
import { BoardSkeleton } from './BoardSkeleton';
import { BoardToolbar } from './BoardToolbar';
import { ConnectionNotice } from './ConnectionNotice';
import styles from './OrdersPage.module.css';
import { useBranchInUrl } from './useBranchInUrl';
import { useWakeLock } from '../../../hooks/useWakeLock';

export function OrdersPage() {
  const { store, branches } = useLiveOrders();
  const { orders, error } = useOrders();
  const { branch, setBranch } = useBranchInUrl();
  const [search, setSearch] = useState('');
  const connection = useConnectionState();
  useWakeLock();
  const found = orders && findOrders(orders, { branch, search });
  return (
    <OrdersLayout basePath="/backend/orders" orders={orders} siblings={found} showsBranch={!branch && branches.length > 1}>
      <PageHeader title="Bestellungen">
        <BoardToolbar branch={branch} onBranchChange={setBranch} search={search} onSearchChange={setSearch} />
      </PageHeader>
      <ConnectionNotice />
      {error && connection === 'live' && <LoadError error={error} onRetry={() => void store.load()} />}
      <NewOrderAlert />
      <div className={connection === 'lost' ? styles.outdated : undefined}>
        {found ? <BoardColumns orders={found} /> : !error && <BoardSkeleton />}
      </div>
    </OrdersLayout>
  );
}
