/** The last order of this device. */
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { lastOrderPath } from './lastOrder';

/** Returns the path of its page, or null. `at` is now by default, in milliseconds. */
export function useLastOrderPath(at?: number): string | null {
  return useIsHydrated() ? lastOrderPath(at) : null;
}
