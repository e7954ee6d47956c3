/** The field for the amount of a product. Steps and typed amounts stay within the limits of the unit (CART-14, CART-16). */
import { useState } from 'react';
import {
  addQuantity,
  canDecrease,
  canIncrease,
  quantitySteps,
  snapToStep,
  parseQuantity,
  type Quantity,
} from '../../../../schema/rules/product/quantity';
import { numberText } from '../../../../schema/rules/product/units';
import { Stepper } from '../../../ui/inputs/Stepper';
import type { CartProduct } from '../cartProduct';

interface Props {
  product: CartProduct;
  quantity: Quantity;
  size?: 'small' | 'medium';
  onChange: (amount: number) => void;
}

export function AmountField({ product, quantity: { amount, unit }, size = 'medium', onChange }: Props) {
  const [inputText, setInputText] = useState<string | null>(null);
  const steps = quantitySteps(product, unit);
  const commit = (next: number): void => {
    setInputText(null);
    if (next !== amount) onChange(next);
  };
  return (
    <Stepper
      label={product.name}
      size={size}
      value={inputText ?? numberText(amount)}
      canDecrease={canDecrease(steps, amount)}
      canIncrease={canIncrease(steps, amount)}
      onType={setInputText}
      onCommit={() => inputText !== null && commit(snapToStep(steps, parseQuantity(inputText)))}
      onDecrease={() => commit(addQuantity(steps, amount, -steps.step))}
      onIncrease={() => commit(addQuantity(steps, amount, steps.step))}
      onMinimum={() => commit(steps.minimum)}
      onMaximum={() => steps.maximum !== null && commit(snapToStep(steps, steps.maximum))}
    />
  );
}
