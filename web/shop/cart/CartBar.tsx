/** The bar with number and price of the items that opens the cart on narrow screens. */
import { useEffect, type ReactNode } from 'react';
import { useStore } from '../../ordering/menu/storeContext';
import { useCart } from '../../ordering/cart/useCart';
import styles from './CartPanel.module.css';
import { Card } from '../../ui/display/Card';
import { RemovedItemsNotice } from './RemovedItemsNotice';
import { Icon } from '../../ui/display/Icon';
import { toggleText } from '../../ordering/cart/cartTexts';
import { sumText } from '../../../schema/rules/pricing/priceNotices';
import { LinkButton } from '../../ui/actions/Button';

/** The id of the element that added products fly to. */
export const cartId = 'cart';

interface Props {
  isOpen: boolean;
  onToggle: () => void;
  /** What a self-service device shows of the cart besides. */
  children?: ReactNode;
}

export function CartBar({ isOpen, onToggle, children }: Props) {
  const { branch, currency } = useStore();
  const { count, pricing, area, removedItems } = useCart();
  const hasNotices = !isOpen && removedItems.length > 0;
  useHighFooter(hasNotices);
  return (
    <div className={styles.footer}>
      <Card edgeSize="bar" shadow="sheet" isFlush>
        {hasNotices && (
          <div className={styles.notices}>
            <RemovedItemsNotice onDismiss={() => document.getElementById(cartId)?.focus()} />
          </div>
        )}
        <section className={styles.bar} aria-label="Warenkorb">
          {children}
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

/** Moves toasts to the top. The attribute stands on the root, because `:has` there would make each change of the page slow. */
function useHighFooter(isHigh: boolean): void {
  useEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute('data-high-footer', isHigh);
    return () => documentElement.removeAttribute('data-high-footer');
  }, [isHigh]);
}
