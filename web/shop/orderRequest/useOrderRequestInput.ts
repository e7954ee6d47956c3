/** The input of an order request and its errors. */
import { useShop } from '../shell/state/shopContext';
import { useState, useEffect } from 'react';
import { loadOrderRequest, clearOrderRequest, saveOrderRequest } from './orderRequestStorage';
import { validateOrderRequest } from './orderRequestForm';
import { focusFirstError } from '../../forms/focusFirstError';
import { useClock } from '../../hooks/useClock';

/** Keeps the input in the storage of the browser until the request is sent. */
export function useOrderRequestInput(fillings: readonly string[], isSent: boolean) {
  const { timezone } = useShop().config;
  const [input, setInput] = useState(() => loadOrderRequest(timezone));
  useEffect(() => (isSent ? clearOrderRequest() : saveOrderRequest(input)), [input, isSent]);
  // A stored filling may no longer be offered.
  const validInput = { ...input, fillings: input.fillings.filter(filling => fillings.includes(filling)) };
  const errors = validateOrderRequest(validInput, fillings, useClock(timezone));
  const [isShowingAllErrors, setShowingAllErrors] = useState(false);
  function showMissing(form: HTMLElement): void {
    setShowingAllErrors(true);
    requestAnimationFrame(() => focusFirstError(form)); // after React has marked the invalid fields
  }
  return { validInput, errors, isShowingAllErrors, setInput, showMissing };
}
