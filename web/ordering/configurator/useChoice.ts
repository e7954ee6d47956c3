/** What the customer has chosen so far. A new configuration that is not finished stays in the session of the tab (G-138). */
import { useEffect, useState } from 'react';
import { changeUnit, initialQuantity } from '../../../schema/rules/product/quantity';
import type { Unit } from '../../../schema/rules/product/units';
import { readStorage, removeStorage, writeStorage } from '../../app/storage/browserStorage';
import type { Choice } from '../cart/cart';
import { parseChoice } from '../cart/cartStorage';
import type { CartProduct } from '../cart/cartProduct';
import { useCart } from '../cart/useCart';
import { useStore } from '../menu/storeContext';
import { takerKey } from '../orderTaker';

const newChoice = (product: CartProduct): Choice => ({ ...initialQuantity(product), parts: [] });

// A cart line has more fields.
const toChoice = ({ amount, unit, parts }: Choice): Choice => ({ amount, unit, parts });

/** `line` is the cart line that is edited. */
export function useChoice(product: CartProduct, line: Choice | undefined) {
  const { taker } = useCart();
  const { identifier } = useStore().branch;
  const key = takerKey(taker, `draft.${identifier}.${product.id}`);
  const [draft] = useState(() => (line ? null : readStorage('session', key, parseChoice)));
  const [initial] = useState(() => toChoice(line ?? draft ?? newChoice(product)));
  const [choice, setChoice] = useState(initial);
  const isChanged = !line && choice !== initial;
  useEffect(() => {
    if (isChanged) writeStorage('session', key, choice);
  }, [isChanged, key, choice]);
  return {
    choice,
    setChoice,
    /** Whether it continues a configuration that was not finished. */
    isDraft: draft !== null,
    removeDraft: () => removeStorage('session', key),
    reset: () => setChoice(newChoice(product)),
    setAmount: (amount: number) => setChoice(current => ({ ...current, amount })),
    setUnit: (unit: Unit) => setChoice(current => ({ ...current, ...changeUnit(product, current, unit) })),
  };
}
