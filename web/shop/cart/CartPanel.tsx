/** Where the cart is on the page: at the side where there is room, else a bar at the foot that opens a sheet. */
import { useId, useRef, useState, type ReactNode } from 'react';
import { sumText } from '../../../schema/rules/pricing/priceNotices';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { LinkButton } from '../../ui/actions/Button';
import { useOpenDialog } from '../../ui/overlays/Dialog';
import { Icon } from '../../ui/display/Icon';
import { Paper } from '../../ui/display/Card';
import { useStore } from '../store/storeContext';
import { CartBag } from './CartContents';
import styles from './CartPanel.module.css';
import { GoneNote } from './RemovedItemsNotice';
import type { CartLine } from './state/cartView';
import { toggleText } from './state/cartTexts';
import { useCart } from './state/useCart';

interface Props {
  /** A line is being changed: the sheet gives way and returns after, one window at a time. */
  isEditing: boolean;
  onEdit: (line: CartLine) => void;
}

/** Where what is added flies to. */
export const bagId = 'bag';

export function CartPanel({ isEditing, onEdit }: Props) {
  const isWide = useMediaQuery('(min-width: 1024px)');
  const { isOpen, toggle, close } = useToggle(isWide);
  const heading = useId();
  if (isWide)
    return (
      <section id={bagId} tabIndex={-1} className={styles.side} aria-labelledby={heading}>
        <CartBag {...{ heading, isOpen, onEdit }} onToggle={toggle} />
      </section>
    );
  return (
    <>
      <CartBar isOpen={isOpen} onToggle={toggle} />
      {isOpen && !isEditing && (
        <Sheet heading={heading} onClose={close}>
          <CartBag {...{ heading, isOpen, onEdit }} isSheet onToggle={toggle} />
        </Sheet>
      )}
    </>
  );
}

/** An empty cart is never open (CART-07, CART-08). At the side it opens by itself with the first product, as a sheet it waits to be asked. */
function useToggle(isWide: boolean) {
  const isEmpty = useCart().lines.length === 0;
  const [isAsked, setAsked] = useState<boolean | null>(null);
  if (isEmpty && isAsked !== null) setAsked(null);
  const isOpen = !isEmpty && (isAsked ?? isWide);
  return { isOpen, toggle: () => !isEmpty && setAsked(!isOpen), close: () => setAsked(false) };
}

function CartBar({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { branch, currency } = useStore();
  const { count, pricing, area, gone } = useCart();
  const hasNotes = !isOpen && gone.length > 0;
  return (
    <div className={styles.foot} data-high-foot={hasNotes || undefined}>
      <Paper teeth="bar" shadow="sheet" isFlush>
        {hasNotes && (
          <div className={styles.notes}>
            <GoneNote onRead={() => document.getElementById(bagId)?.focus()} />
          </div>
        )}
        <section className={styles.bar} aria-label="Warenkorb">
          <button type="button" id={bagId} className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
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
      </Paper>
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
