/** Places the cart beside the menu on wide screens, otherwise in a sheet that a bar at the bottom of the page opens. */
import { useId, useRef, useState, type ReactNode } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { useBack } from '../../ui/overlays/backEntries';
import { Container } from '../../ui/display/layout';
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
  /** What a self-service device shows in the bar besides. It never has the cart beside the menu. */
  renderPreview?: (onOpen: () => void) => ReactNode;
  /** The menu. */
  children: ReactNode;
}

export function CartPanel({ isEditing, onEdit, renderPreview, children }: Props) {
  const isWide = useMediaQuery('(min-width: 1024px)') && !renderPreview;
  const isHydrated = useIsHydrated();
  const { isOpen, toggle, close } = useToggle(isWide);
  const heading = useId();
  // The server does not know the width, so its HTML contains both.
  return (
    <>
      <Container>
        <div className={styles.store}>
          {children}
          {(isWide || !isHydrated) && (
            <section id={isWide ? cartId : undefined} tabIndex={-1} className={styles.side} aria-labelledby={heading}>
              <CartContents {...{ heading, isOpen, onEdit }} onToggle={toggle} />
            </section>
          )}
        </div>
      </Container>
      {/* Part of the whole page, so that it is on the first screen, however high the header is. */}
      {!isWide && (
        <CartBar isOpen={isOpen} onToggle={toggle}>
          {renderPreview?.(toggle)}
        </CartBar>
      )}
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
