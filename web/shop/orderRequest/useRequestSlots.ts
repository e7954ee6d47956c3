/** The times of an order request. */
import { useShop, publicBranches } from '../shell/state/shopContext';
import { useClock } from '../../hooks/useClock';
import { useMemo } from 'react';
import { requestSlots } from './orderRequestForm';

/** Returns the times that can be requested: those of the first branch in the order of the shop (G-096). */
export function useRequestSlots() {
  const { config, branches } = useShop();
  const at = useClock(config.timezone);
  const [branch] = publicBranches(branches);
  return { at, slots: useMemo(() => (branch ? requestSlots(branch, at) : []), [branch, at]) };
}
