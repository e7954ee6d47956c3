/** The branches whose orders the viewer works with. */
import { useOffice } from '../shell/officeContext';
import { useBoardBranchesQuery } from './Orders.generated';

/** Admins work for every branch, all others for their own. */
export function useBranches(): readonly { id: string; name: string }[] {
  const { me } = useOffice();
  const isAdmin = me.roles.includes('ROLE_ADMIN');
  const { data } = useBoardBranchesQuery({ skip: !isAdmin });
  return isAdmin ? (data?.branches.items ?? []) : me.branches;
}
