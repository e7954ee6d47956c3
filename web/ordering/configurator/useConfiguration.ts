/** The configuration of a product: its amount, its answers and the current step. */
import { useMemo, useState } from 'react';
import { isItemValid, type AnswerFile } from '../../../schema/rules/product/partAnswers';
import { changeUnit, initialQuantity } from '../../../schema/rules/product/quantity';
import type { Unit } from '../../../schema/rules/product/units';
import type { Choice } from '../cart/cart';
import type { CartPart } from '../cart/cartProduct';
import { orderedParts, unansweredParts, keepAvailableOptions, withAnswer, withFiles } from './partAnswers';
import type { CurrentProduct } from './useCurrentProduct';

export function useConfiguration({ product, isOnMenu }: CurrentProduct, initial?: Choice) {
  const [rawChoice, setChoice] = useState<Choice>(() => {
    const { amount, unit, parts } = initial ?? { ...initialQuantity(product), parts: [] };
    return { amount, unit, parts };
  });
  const [requestedStep, setStep] = useState(0);
  const [uploadingParts, setUploadingParts] = useState<readonly string[]>([]);
  const isUploading = uploadingParts.length > 0;
  const choice = useMemo(() => ({ ...rawChoice, parts: keepAvailableOptions(product, rawChoice.parts) }), [product, rawChoice]);
  const parts = orderedParts(product);
  const missingParts = unansweredParts(product, choice.parts);
  const step = Math.min(requestedStep, parts.length); // the product may have lost a part since
  // Step 0 is the amount (CONF-01), each further step one part.
  const part: CartPart | undefined = parts[step - 1];
  const isStepValid = !isUploading && (part ? !missingParts.includes(part) : choice.amount > 0);
  const isLast = step === parts.length;
  return {
    choice,
    parts,
    /** The parts without an answer. */
    missingParts,
    step,
    part,
    isLast,
    /** Whether files are still uploading. */
    isUploading,
    isStepValid,
    /** Whether the product is still available. */
    isOnMenu,
    isValid: isOnMenu && !isUploading && isItemValid(product, choice.amount, choice.parts),
    setAmount: (amount: number) => setChoice(current => ({ ...current, amount })),
    setUnit: (unit: Unit) => setChoice(current => ({ ...current, ...changeUnit(product, current, unit) })),
    answer: (answeredPart: CartPart, value: string[]) =>
      setChoice(current => ({ ...current, parts: withAnswer(current.parts, answeredPart, value) })),
    changeFiles: (answeredPart: CartPart, change: (files: readonly AnswerFile[]) => readonly AnswerFile[]) =>
      setChoice(current => ({ ...current, parts: withFiles(current.parts, answeredPart, change) })),
    setUploading: ({ name }: CartPart, isUploading: boolean) =>
      setUploadingParts(current => [...current.filter(other => other !== name), ...(isUploading ? [name] : [])]),
    back: () => setStep(Math.max(0, step - 1)),
    next: () => isStepValid && !isLast && setStep(step + 1),
  };
}

export type Configuration = ReturnType<typeof useConfiguration>;
