/** The configuration of a product: its amount, its answers and the current step. */
import { useMemo, useState } from 'react';
import { isItemValid, type AnswerFile } from '../../../schema/rules/product/partAnswers';
import type { Choice } from '../cart/cart';
import type { CartPart } from '../cart/cartProduct';
import { orderedParts, unansweredParts, keepAvailableOptions, withAnswer, withFiles } from './partAnswers';
import type { CurrentProduct } from './useCurrentProduct';
import { useChoice } from './useChoice';

/** `line` is the cart line that is edited. A new configuration starts where the customer left it. */
export function useConfiguration({ product, isOnMenu }: CurrentProduct, line?: Choice) {
  const { choice: rawChoice, setChoice, ...choiceActions } = useChoice(product, line);
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
    ...choiceActions,
    restart: () => {
      choiceActions.reset();
      setStep(0);
    },
    /** Whether the product is still available. */
    isOnMenu,
    isValid: isOnMenu && !isUploading && isItemValid(product, choice.amount, choice.parts),
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
