/** The context of an order by phone. */
import { createContext, useContext } from 'react';
import type { PhoneOrderState } from './usePhoneOrder';

export const PhoneOrderContext = createContext<PhoneOrderState | null>(null);

export function usePhoneOrderContext(): PhoneOrderState {
  const order = useContext(PhoneOrderContext);
  if (!order) throw new Error('usePhoneOrderContext needs a PhoneOrderContext above it.');
  return order;
}
