/** The branch that the board shows: that of the URL, so that it can be shared, else the one that this device showed last. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useLiveOrders } from '../../live/ordersContext';

export function useBranchInUrl() {
  const [searchParams, setSearchParams] = useSearchParams();
  const { branches, branch: storedBranch, setBranch } = useLiveOrders();
  const param = searchParams.get('branch');
  const isKnown = branches.some(({ id }) => id === param);
  useEffect(() => {
    if (isKnown) setBranch(param);
  }, [isKnown, param, setBranch]);
  return {
    branch: isKnown ? param : storedBranch,
    setBranch: (id: string | null) => {
      setBranch(id);
      setSearchParams(id ? { branch: id } : {}, { replace: true });
    },
  };
}
