/** The layout of all pages of a branch: loads the branch with its menu and opens its cart. */
import { useParams } from 'react-router';
import { NotFoundPage } from '../shell/NotFoundPage';
import { useShop } from '../shell/state/shopContext';
import { StoreData } from './data/StoreData';

export function StoreLayout() {
  const { branchIdentifier = '' } = useParams();
  const { branch } = useShop();
  // The shop has loaded all public branches; any other branch is not found (G-013).
  return branch ? <StoreData key={branch.id} identifier={branchIdentifier} name={branch.name} /> : <NotFoundPage />;
}
