/** Returns the branches whose orders the viewer can read. */
import { useOffice } from '../shell/officeContext';
import { useBoardBranchesQuery } from './Orders.generated';

/** Admins work for every branch, other users for their own. */
export function useOrderBranches(): readonly { id: string; name: string }[] {
  const { me } = useOffice();
  const isAdmin = me.roles.includes('ROLE_ADMIN');
  const { data } = useBoardBranchesQuery({ skip: !isAdmin });
  return isAdmin ? (data?.branches.items ?? []) : me.branches;
}
