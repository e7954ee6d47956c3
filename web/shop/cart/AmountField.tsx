/** How much of a product: steps and typed amounts stay within what its unit allows (CART-14, CART-16). */
import { useState } from 'react';
import { add, canDecrease, canIncrease, gridOf, snap, toQuantity, type Quantity } from '../../../schema/rules/product/quantity';
import { numberText } from '../../../schema/rules/product/units';
import { Stepper } from '../../ui/inputs/Stepper';
import type { CartProduct } from './state/cartProduct';

interface Props {
  product: CartProduct;
  quantity: Quantity;
  size?: 'small' | 'medium';
  onChange: (amount: number) => void;
}

export function AmountField({ product, quantity: { amount, unit }, size = 'medium', onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const grid = gridOf(product, unit);
  const set = (next: number): void => {
    setTyped(null);
    if (next !== amount) onChange(next);
  };
  return (
    <Stepper
      label={product.name}
      size={size}
      value={typed ?? numberText(amount)}
      canDecrease={canDecrease(grid, amount)}
      canIncrease={canIncrease(grid, amount)}
      onType={setTyped}
      onCommit={() => typed !== null && set(snap(grid, toQuantity(typed)))}
      onDecrease={() => set(add(grid, amount, -grid.step))}
      onIncrease={() => set(add(grid, amount, grid.step))}
      onMinimum={() => set(grid.minimum)}
      onMaximum={() => grid.maximum !== null && set(snap(grid, grid.maximum))}
    />
  );
}
