/** Removes the carts of this tab at all branches. An open store reads its cart again. */
import { useLocation, useNavigate } from 'react-router';
import { removeStorageWithPrefix } from '../../../app/storage/browserStorage';
import { useToast } from '../../../ui/overlays/Toasts';
import { reopensCart } from '../../pastOrders/orderAgain';

export function useClearCarts(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const toast = useToast();
  return () => {
    removeStorageWithPrefix('session', 'cart.');
    void navigate(pathname + search, { replace: true, preventScrollReset: true, state: reopensCart() });
    toast('Der Warenkorb ist leer.');
  };
}
