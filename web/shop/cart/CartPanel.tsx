/** Places the cart on the page: a sidebar on wide screens, otherwise a bar at the bottom that opens a sheet. */
import { useId, useRef, useState, type ReactNode } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { useBack } from '../../ui/overlays/backEntries';
import { useOpenDialog } from '../../ui/overlays/Dialog';
import { CartContents } from './CartContents';
import styles from './CartPanel.module.css';
import type { CartLineView } from '../../ordering/cart/cartView';
import { useCart } from '../../ordering/cart/useCart';
import { cartId, CartBar } from './CartBar';

interface Props {
  /** True while a dialog changes an item. The sheet closes meanwhile and opens again afterwards. */
  isEditing: boolean;
  onEdit: (line: CartLineView) => void;
}

export function CartPanel({ isEditing, onEdit }: Props) {
  const isWide = useMediaQuery('(min-width: 1024px)');
  const isHydrated = useIsHydrated();
  const { isOpen, toggle, close } = useToggle(isWide);
  const heading = useId();
  // The server does not know the width, so its HTML contains both.
  return (
    <>
      {(isWide || !isHydrated) && (
        <section id={isWide ? cartId : undefined} tabIndex={-1} className={styles.side} aria-labelledby={heading}>
          <CartContents {...{ heading, isOpen, onEdit }} onToggle={toggle} />
        </section>
      )}
      {!isWide && <CartBar isOpen={isOpen} onToggle={toggle} />}
      {!isWide && isOpen && !isEditing && (
        <Sheet heading={heading} onClose={close}>
          <CartContents {...{ heading, isOpen, onEdit }} isSheet onToggle={toggle} />
        </Sheet>
      )}
    </>
  );
}

/**
 * Returns whether the cart is open and how to change it. An empty cart is never open (CART-07, CART-08). The sidebar opens with the first
 * product, the sheet only on request.
 */
function useToggle(isWide: boolean) {
  const isEmpty = useCart().lines.length === 0;
  const [isOpenByUser, setOpenByUser] = useState<boolean | null>(null);
  if (isEmpty && isOpenByUser !== null) setOpenByUser(null);
  const isOpen = !isEmpty && (isOpenByUser ?? isWide);
  return { isOpen, toggle: () => !isEmpty && setOpenByUser(!isOpen), close: () => setOpenByUser(false) };
}

function Sheet({ heading, onClose, children }: { heading: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useOpenDialog(dialog, onClose);
  useBack(1, onClose);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={heading}
      onMouseDown={event => event.target === dialog.current && onClose()}
    >
      {children}
    </dialog>
  );
}
