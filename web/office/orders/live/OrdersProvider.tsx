/** Keeps the orders of the viewer's branches current while the back office is open, whatever its page, and rings for new ones. */
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { can } from '../../../../schema/access/permissions';
import { readStorage, removeStorage, writeStorage } from '../../../app/storage/browserStorage';
import { useOffice } from '../../shell/officeContext';
import { AlarmProvider } from '../alerts/AlarmProvider';
import { useOrderBranchesQuery } from '../useOrderBranches';
import { createLiveOrders } from './liveOrders';
import { OrdersContext } from './ordersContext';

export function OrdersProvider({ children }: { children: ReactNode }) {
  const { me } = useOffice();
  return can(me.roles, 'order.read') ? <LiveOrders>{children}</LiveOrders> : children;
}

function LiveOrders({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { me, config } = useOffice();
  const { timezone } = config;
  const { branches, error: branchesError, refetch } = useOrderBranchesQuery();
  const ids = branches.map(({ id }) => id).join(' ');
  const { store, queue } = useMemo(() => createLiveOrders(client, timezone), [client, timezone]);
  const { branch, setBranch } = useStoredBranch();
  const isLoading = me.roles.includes('ROLE_ADMIN') && ids === ''; // the branches of admins are a query
  useEffect(() => (isLoading ? undefined : store.connect(ids.split(' ').filter(Boolean))), [store, ids, isLoading]);
  const reload = useCallback(
    () => void (branchesError ? refetch().catch(() => {}) : store.load()), // the hook returns the error
    [branchesError, refetch, store],
  );
  useEffect(() => {
    if (!branchesError) return;
    const timer = setInterval(reload, retryInterval);
    return () => clearInterval(timer);
  }, [branchesError, reload]);
  const knownBranch = branches.some(({ id }) => id === branch) ? branch : null;
  const context = useMemo(
    () => ({ store, queue, branches, branch: knownBranch, setBranch, branchesError, reload }),
    [store, queue, branches, knownBranch, setBranch, branchesError, reload],
  );
  return (
    <OrdersContext value={context}>
      <AlarmProvider>{children}</AlarmProvider>
    </OrdersContext>
  );
}

/** While the branches could not be read, in milliseconds. */
const retryInterval = 5_000;

const branchKey = 'orders.branch';

/** The branch of this device, also after a reload. */
function useStoredBranch() {
  const [branch, setState] = useState(() =>
    readStorage('local', branchKey, stored => (Array.isArray(stored) && typeof stored[0] === 'string' ? stored[0] : null)),
  );
  const setBranch = useCallback((id: string | null) => {
    setState(id);
    if (id) writeStorage('local', branchKey, [id]);
    else removeStorage('local', branchKey);
  }, []);
  return { branch, setBranch };
}
