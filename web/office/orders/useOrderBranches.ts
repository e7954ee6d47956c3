/** Returns the branches whose orders the viewer can read. */
import { useOffice } from '../shell/officeContext';
import { useBoardBranchesQuery } from './Orders.generated';

/** Admins work for every branch, which is a query; other users for their own. */
export function useOrderBranchesQuery() {
  const { me } = useOffice();
  const isAdmin = me.roles.includes('ROLE_ADMIN');
  const { data, error, refetch } = useBoardBranchesQuery({ skip: !isAdmin });
  const branches: readonly { id: string; name: string }[] = isAdmin ? (data?.branches.items ?? []) : me.branches;
  return { branches, error: data ? undefined : error, refetch };
}

export const useOrderBranches = () => useOrderBranchesQuery().branches;
