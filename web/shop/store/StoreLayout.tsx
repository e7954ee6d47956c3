/** The layout of all pages of a branch: loads the branch with its menu and opens its cart. */
import { Outlet, useParams } from 'react-router';
import { StoreProvider } from '../../ordering/StoreProvider';
import { ErrorPage } from '../shell/ErrorPage';
import { NotFoundPage } from '../shell/NotFoundPage';
import { useShop } from '../shell/state/shopContext';
import { StoreSkeleton } from './StoreSkeleton';

export function StoreLayout() {
  const { branchIdentifier = '' } = useParams();
  const { branch, config } = useShop();
  // The shop has loaded all public branches; any other branch is not found (G-013).
  if (!branch) return <NotFoundPage />;
  return (
    <StoreProvider
      key={branch.id}
      identifier={branchIdentifier}
      config={config}
      renderPending={(error, retry) => (error ? <ErrorPage error={error} onRetry={retry} /> : <StoreSkeleton name={branch.name} />)}
    >
      <Outlet />
    </StoreProvider>
  );
}
