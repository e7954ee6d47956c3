/** The layout of all pages of a branch: loads the branch with its menu and opens its cart. */
import { useState } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import { toObject } from '../../../schema/objects';
import { StoreProvider } from '../../ordering/StoreProvider';
import { ErrorPage } from '../shell/ErrorPage';
import { NotFoundPage } from '../shell/NotFoundPage';
import { useShop } from '../shell/state/shopContext';
import { StoreSkeleton } from './StoreSkeleton';

export function StoreLayout() {
  const { branchIdentifier = '' } = useParams();
  const { branch, config } = useShop();
  const reopenedAt = useReopenedAt();
  // The shop has loaded all public branches; any other branch is not found (G-013).
  if (!branch) return <NotFoundPage />;
  return (
    <StoreProvider
      key={`${branch.id} ${reopenedAt}`}
      identifier={branchIdentifier}
      config={config}
      renderPending={(error, retry) => (error ? <ErrorPage error={error} onRetry={retry} /> : <StoreSkeleton name={branch.name} />)}
    >
      <Outlet />
    </StoreProvider>
  );
}

/** Returns when items were added to the stored cart last, so that the cart opens again. Later navigation within the store keeps it. */
function useReopenedAt(): number | undefined {
  const { reopenedAt } = toObject(useLocation().state);
  const [last, setLast] = useState<number>();
  if (typeof reopenedAt === 'number' && reopenedAt !== last) setLast(reopenedAt);
  return last;
}
