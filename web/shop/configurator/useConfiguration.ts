/** What is being put together: an amount, the answers so far, and the step they are asked in. */
import { useMemo, useState } from 'react';
import { isItemValid, type AnsweredFile } from '../../../schema/rules/product/partAnswers';
import { changeUnit, startQuantity } from '../../../schema/rules/product/quantity';
import type { Unit } from '../../../schema/rules/product/units';
import type { Choice } from '../cart/state/cart';
import type { CartPart } from '../cart/state/cartProduct';
import { askedParts, openParts, stillOffered, withAnswer, withFiles } from './partAnswers';
import type { Current } from './useCurrentProduct';

export function useDraft({ product, isOnMenu }: Current, initial?: Choice) {
  const [kept, setChoice] = useState<Choice>(() => {
    const { amount, unit, parts } = initial ?? { ...startQuantity(product), parts: [] };
    return { amount, unit, parts };
  });
  const [reached, setStep] = useState(0);
  const [sending, setSending] = useState<readonly string[]>([]);
  const isSending = sending.length > 0;
  const choice = useMemo(() => ({ ...kept, parts: stillOffered(product, kept.parts) }), [product, kept]);
  const parts = askedParts(product);
  const open = openParts(product, choice.parts);
  const step = Math.min(reached, parts.length); // the product may have lost a part meanwhile
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
    /** It can still be had. */
    isOnMenu,
    isValid: isOnMenu && !isSending && isItemValid(product, choice.amount, choice.parts),
    setAmount: (amount: number) => setChoice(old => ({ ...old, amount })),
    setUnit: (unit: Unit) => setChoice(old => ({ ...old, ...changeUnit(product, old, unit) })),
    answer: (asked: CartPart, value: string[]) => setChoice(old => ({ ...old, parts: withAnswer(old.parts, asked, value) })),
    changeFiles: (asked: CartPart, change: (files: readonly AnsweredFile[]) => readonly AnsweredFile[]) =>
      setChoice(old => ({ ...old, parts: withFiles(old.parts, asked, change) })),
    setSending: ({ name }: CartPart, isSending: boolean) =>
      setSending(old => [...old.filter(other => other !== name), ...(isSending ? [name] : [])]),
    back: () => setStep(Math.max(0, step - 1)),
    next: () => isStepValid && !isLast && setStep(step + 1),
  };
}

export type Draft = ReturnType<typeof useDraft>;
