/** The field for the amount of a product. Steps and typed amounts stay within the limits of the unit (CART-14, CART-16). */
import { useId, useState } from 'react';
import { messageFor } from '../../../../schema/errors/messages';
import {
  addQuantity,
  canDecrease,
  canIncrease,
  quantitySteps,
  snapToStep,
  parseQuantity,
  validateQuantity,
  type Quantity,
} from '../../../../schema/rules/product/quantity';
import { numberText } from '../../../../schema/rules/product/units';
import { VisuallyHidden } from '../../../ui/display/layout';
import { Stepper } from '../../../ui/inputs/Stepper';
import type { CartProduct } from '../cartProduct';
import styles from './AmountField.module.css';

interface Props {
  product: CartProduct;
  quantity: Quantity;
  size?: 'small' | 'medium';
  onChange: (amount: number) => void;
  /** Called with the reason when the field holds less than was typed. */
  onReduce?: (message: string) => void;
}

/** Why the field holds less than was typed. */
interface Correction {
  amount: number;
  message: string;
}

export function AmountField({ product, quantity: { amount, unit }, size = 'medium', onChange, onReduce }: Props) {
  const id = useId();
  const [inputText, setInputText] = useState<string | null>(null);
  const [correction, setCorrection] = useState<Correction | null>(null);
  const message = inputText === null && correction?.amount === amount ? correction.message : undefined;
  const steps = quantitySteps(product, unit);
  const commit = (next: number): void => {
    setInputText(null);
    setCorrection(null);
    if (next !== amount) onChange(next);
  };
  const commitText = (text: string): void => {
    const typed = parseQuantity(text);
    const next = snapToStep(steps, typed);
    commit(next);
    const issue = validateQuantity(product, { amount: typed, unit }).find(({ rule }) => rule === 'tooLarge');
    if (!issue) return;
    setCorrection({ amount: next, message: messageFor(issue) });
    onReduce?.(messageFor(issue));
  };
  return (
    <span className={styles.amount}>
      <Stepper
        label={product.name}
        size={size}
        value={inputText ?? numberText(amount)}
        canDecrease={canDecrease(steps, amount)}
        canIncrease={canIncrease(steps, amount)}
        describedBy={message && `${id}-message`}
        onType={setInputText}
        onCommit={() => inputText !== null && commitText(inputText)}
        onDecrease={() => commit(addQuantity(steps, amount, -steps.step))}
        onIncrease={() => commit(addQuantity(steps, amount, steps.step))}
        onMinimum={() => commit(steps.minimum)}
        onMaximum={() => steps.maximum !== null && commit(snapToStep(steps, steps.maximum))}
      />
      <span role="status" id={`${id}-message`} className={styles.message}>
        {message && <VisuallyHidden>{product.name}: </VisuallyHidden>}
        {message}
      </span>
    </span>
  );
}
