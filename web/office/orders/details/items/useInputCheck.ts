/** Checks the input of an item before it is saved, and asks once more about an unusual amount. */
import { useState } from 'react';
import type { UpdateItemInput } from '../../../../../schema/rules/order/itemUpdate';
import type { SoldInSteps } from '../../../../../schema/rules/product/quantity';
import { toErrorEntries } from '../../../../collection/errorMessages';
import { useSoldProductQuery } from '../../Orders.generated';
import { isUnusualAmount, validateItemInput, type BoardItem } from './itemForm';

type FieldErrors = Partial<Record<string, string>>;

export interface InputErrors {
  readonly fieldErrors: FieldErrors;
  readonly errorMessage: string | null;
}

export const noErrors: InputErrors = { fieldErrors: {}, errorMessage: null };

const unusualAmountText =
  'Das ist mehr als das Zehnfache der bestellten Menge. Wenn sie stimmt, drücken Sie bitte noch einmal auf „Übernehmen“.';

/** Returns why the input cannot be saved; null if it can. The product is that of a replacement. */
export type CheckInput = (input: UpdateItemInput, product?: SoldInSteps) => InputErrors | null;

export function useInputCheck(item: BoardItem): CheckInput {
  /** The unusual amount that the user was asked about; saving it again confirms it. */
  const [askedAmount, setAskedAmount] = useState<number | null>(null);
  const { data } = useSoldProductQuery({ variables: { id: item.product?.id ?? '' }, skip: !item.product });
  return (input, product) => {
    const fieldErrors = validateItemInput(input, { unit: item.unit, product: product ?? data?.product });
    if (Object.keys(fieldErrors).length > 0) return { fieldErrors, errorMessage: null };
    if (!isUnusualAmount(input, item) || askedAmount === input.amount) return null;
    setAskedAmount(input.amount!);
    return { fieldErrors, errorMessage: unusualAmountText };
  };
}

/** Returns the messages of the server by field. */
export const fieldErrorsOf = (error: unknown): FieldErrors =>
  Object.fromEntries(toErrorEntries(error).flatMap(({ field, message }) => (field ? [[field, message]] : [])));
