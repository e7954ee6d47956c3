/** Orders the items of an earlier order again: opens its branch with them in the cart. */
import { useNavigate } from 'react-router';
import { storePath } from '../../../schema/rules/site/productPath';
import { Button } from '../../ui/actions/Button';
import { useToast } from '../../ui/overlays/Toasts';
import { publicBranches, useShop } from '../shell/state/shopContext';
import { orderAgain, reopensCart } from './orderAgain';
import type { PastOrder } from './pastOrders';

interface Props {
  order: PastOrder;
  variant?: 'primary' | 'secondary';
  /** The accessible name, in a list of orders. */
  label?: string;
  /** Called before the store opens. */
  onPress?: () => void;
}

/** Renders nothing if the items are not known or the branch takes no orders any more. */
export function OrderAgainButton({ order, variant = 'secondary', label, onPress }: Props) {
  const { branches } = useShop();
  const navigate = useNavigate();
  const toast = useToast();
  const branch = publicBranches(branches).find(({ identifier }) => identifier === order.branch.identifier);
  if (!branch || order.items.length === 0) return null;
  const press = (): void => {
    orderAgain(order);
    onPress?.();
    toast('Die Produkte sind im Warenkorb.', undefined, storePath(branch));
    void navigate(storePath(branch), { state: reopensCart() });
  };
  return (
    <Button variant={variant} icon="refresh-cw" label={label} onPress={press}>
      Noch einmal bestellen
    </Button>
  );
}
