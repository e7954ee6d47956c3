/** The input of an order request and its errors. */
import { useShop } from '../shell/state/shopContext';
import { useState, useEffect } from 'react';
import { loadOrderRequest, clearOrderRequest, saveOrderRequest } from './orderRequestStorage';
import { validateOrderRequest } from './orderRequestForm';
import { useClock } from '../../hooks/useClock';

/** Keeps the input in the storage of the browser until the request is sent. */
export function useOrderRequestInput(fillings: readonly string[], isSent: boolean) {
  const { timezone } = useShop().config;
  const [input, setInput] = useState(() => loadOrderRequest(timezone));
  useEffect(() => (isSent ? clearOrderRequest() : saveOrderRequest(input)), [input, isSent]);
  // A stored filling may no longer be offered.
  const validInput = { ...input, fillings: input.fillings.filter(filling => fillings.includes(filling)) };
  return { validInput, setInput, errors: validateOrderRequest(validInput, fillings, useClock(timezone)) };
}
