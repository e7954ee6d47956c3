/** What is being put together: an amount, the answers so far, and the step they are asked in. */
import { useState } from 'react';
import { isItemValid, type AnsweredFile } from '../../../schema/rules/answers';
import { changeUnit, startQuantity } from '../../../schema/rules/quantity';
import type { Unit } from '../../../schema/rules/units';
import type { Choice } from '../cart/cart';
import type { CartPart, CartProduct } from '../cart/product';
import { askedParts, openParts, withAnswer, withFiles } from './parts';

export function useDraft(product: CartProduct, initial?: Choice) {
  const [choice, setChoice] = useState<Choice>(() => {
    const { amount, unit, parts } = initial ?? { ...startQuantity(product), parts: [] };
    return { amount, unit, parts };
  });
  const [step, setStep] = useState(0);
  const [sending, setSending] = useState<readonly string[]>([]);
  const isSending = sending.length > 0;
  const parts = askedParts(product);
  const open = openParts(product, choice.parts);
  // The amount is asked first (CONF-01), then part by part.
  const part: CartPart | undefined = parts[step - 1];
  const isStepValid = !isSending && (part ? !open.includes(part) : choice.amount > 0);
  const isLast = step === parts.length;
  return {
    choice,
    parts,
    /** What is still to be answered. */
    open,
    step,
    part,
    isLast,
    /** Files are still on their way. */
    isSending,
    isStepValid,
    isValid: !isSending && isItemValid(product, choice.amount, choice.parts),
    setAmount: (amount: number) => setChoice(old => ({ ...old, amount })),
    setUnit: (unit: Unit) => setChoice(old => ({ ...old, ...changeUnit(product, old, unit) })),
    answer: (asked: CartPart, value: string[]) => setChoice(old => ({ ...old, parts: withAnswer(old.parts, asked, value) })),
    changeFiles: (asked: CartPart, change: (files: readonly AnsweredFile[]) => readonly AnsweredFile[]) =>
      setChoice(old => ({ ...old, parts: withFiles(old.parts, asked, change) })),
    setSending: ({ name }: CartPart, isSending: boolean) =>
      setSending(old => [...old.filter(other => other !== name), ...(isSending ? [name] : [])]),
    back: () => setStep(old => Math.max(0, old - 1)),
    next: () => isStepValid && !isLast && setStep(old => old + 1),
  };
}

export type Draft = ReturnType<typeof useDraft>;
