/** The hand-over of orders at the counter: find the customer's order by number, name or phone, see what is open, and hand it over. */
import { useState } from 'react';
import { useWakeLock } from '../../../hooks/useWakeLock';
import { BoardMessages } from '../board/BoardMessages';
import { useBranchInUrl } from '../board/toolbar/useBranchInUrl';
import { BranchFilter } from '../BranchFilter';
import { findOrders } from '../search/findOrders';
import { OrderListHeader } from '../history/OrderListHeader';
import { OrderTableSkeleton } from '../history/OrderTableSkeleton';
import { useLiveOrders, useOrders } from '../live/ordersContext';
import { OrdersLayout } from '../OrdersLayout';
import { PickupContent } from './PickupContent';
import { findPickupOrders } from './pickupOrders';

export function PickupPage() {
  const { branches } = useLiveOrders();
  const { orders, error } = useOrders();
  const { branch, setBranch } = useBranchInUrl();
  const [search, setSearch] = useState('');
  useWakeLock();
  const branchOrders = orders && findOrders(orders, { branch, search: '' });
  const found = branchOrders && findPickupOrders(branchOrders, search);
  return (
    <OrdersLayout basePath="/backend/orders/pickup" orders={orders} shouldShowBranch={!branch && branches.length > 1}>
      <OrderListHeader title="Ausgabe">
        <BranchFilter branches={branches} branch={branch} onChange={setBranch} />
      </OrderListHeader>
      <BoardMessages shouldShowNewOrders={false} />
      {found ? (
        <PickupContent orders={branchOrders} found={found} search={search} onSearchChange={setSearch} />
      ) : (
        !error && <OrderTableSkeleton rows={3} />
      )}
    </OrdersLayout>
  );
}
