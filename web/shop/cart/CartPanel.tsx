/** Places the cart on the page: a sidebar on wide screens, otherwise a bar at the bottom that opens a sheet. */
import { useId, useRef, useState, type ReactNode } from 'react';
import { sumText } from '../../../schema/rules/pricing/priceNotices';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { LinkButton } from '../../ui/actions/Button';
import { useOpenDialog } from '../../ui/overlays/Dialog';
import { Icon } from '../../ui/display/Icon';
import { Card } from '../../ui/display/Card';
import { useStore } from '../store/storeContext';
import { CartContents } from './CartContents';
import styles from './CartPanel.module.css';
import { RemovedItemsNotice } from './RemovedItemsNotice';
import type { CartLineView } from './state/cartView';
import { toggleText } from './state/cartTexts';
import { useCart } from './state/useCart';

interface Props {
  /** True while a dialog changes an item. The sheet closes meanwhile and opens again afterwards. */
  isEditing: boolean;
  onEdit: (line: CartLineView) => void;
}

/** The id of the element that added products fly to. */
export const cartId = 'cart';

export function CartPanel({ isEditing, onEdit }: Props) {
  const isWide = useMediaQuery('(min-width: 1024px)');
  const { isOpen, toggle, close } = useToggle(isWide);
  const heading = useId();
  if (isWide)
    return (
      <section id={cartId} tabIndex={-1} className={styles.side} aria-labelledby={heading}>
        <CartContents {...{ heading, isOpen, onEdit }} onToggle={toggle} />
      </section>
    );
  return (
    <>
      <CartBar isOpen={isOpen} onToggle={toggle} />
      {isOpen && !isEditing && (
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

function CartBar({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { branch, currency } = useStore();
  const { count, pricing, area, removedItems } = useCart();
  const hasNotices = !isOpen && removedItems.length > 0;
  return (
    <div className={styles.footer} data-high-footer={hasNotices || undefined}>
      <Card edgeSize="bar" shadow="sheet" isFlush>
        {hasNotices && (
          <div className={styles.notices}>
            <RemovedItemsNotice onDismiss={() => document.getElementById(cartId)?.focus()} />
          </div>
        )}
        <section className={styles.bar} aria-label="Warenkorb">
          <button type="button" id={cartId} className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
            <Icon name="shopping-bag" size="large" />
            <span>{toggleText(count, isOpen)}</span>
            {count > 0 && (
              <small>
                {sumText(pricing.totalGross, pricing.isApproximate, currency)}
                {area && ' mit Lieferung'}
              </small>
            )}
          </button>
          {count > 0 && <LinkButton to={`/store/${branch.identifier}/checkout`}>Jetzt bestellen</LinkButton>}
        </section>
      </Card>
    </div>
  );
}

function Sheet({ heading, onClose, children }: { heading: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useOpenDialog(dialog, onClose);
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
