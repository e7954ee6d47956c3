/** Opens the list of the orders of this device, if there are any. */
import { lazy, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { LazyBoundary } from '../../ui/feedback/LazyBoundary';
import { loadPastOrders } from './pastOrders';

/** Few visitors open the list, so it is loaded on demand. */
const PastOrdersDialog = lazy(async () => ({ default: (await import('./PastOrdersDialog')).PastOrdersDialog }));

export function PastOrdersButton() {
  const [isOpen, setOpen] = useState(false);
  useLocation(); // a new order leads to another page
  const hasOrders = useIsHydrated() && loadPastOrders().length > 0;
  if (!hasOrders && !isOpen) return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Meine Bestellungen
      </button>
      {isOpen && (
        <LazyBoundary>
          <PastOrdersDialog onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
