/** The order board: new orders, orders in preparation and ready orders. It updates live. */
import { useState } from 'react';
import { useWakeLock } from '../../../hooks/useWakeLock';
import { PageHeader } from '../../../ui/display/PageHeader';
import { useLiveOrders, useOrders } from '../live/ordersContext';
import { OrdersLayout } from '../OrdersLayout';
import { findOrders } from './board';
import { BoardColumns } from './BoardColumns';
import { BoardMessages } from './BoardMessages';
import { BoardSkeleton } from './BoardSkeleton';
import { BoardToolbar } from './toolbar/BoardToolbar';
import { useReportSeen } from './useReportSeen';
import { useBranchInUrl } from './toolbar/useBranchInUrl';

export function OrdersPage() {
  const { branches } = useLiveOrders();
  const { orders, error } = useOrders();
  const { branch, setBranch } = useBranchInUrl();
  const [search, setSearch] = useState('');
  useWakeLock();
  const found = orders && findOrders(orders, { branch, search });
  useReportSeen(found);
  return (
    <OrdersLayout basePath="/backend/orders" orders={orders} siblings={found} showsBranch={!branch && branches.length > 1}>
      <PageHeader title="Bestellungen">
        <BoardToolbar orders={found} branch={branch} onBranchChange={setBranch} search={search} onSearchChange={setSearch} />
      </PageHeader>
      <BoardMessages />
      {found ? <BoardColumns orders={found} isSearching={search.trim() !== ''} /> : !error && <BoardSkeleton />}
    </OrdersLayout>
  );
}
