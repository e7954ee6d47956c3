/** The cart with its items, its total and the link to the checkout. Shown in the sidebar or in a sheet. */
import { useRef, useState } from 'react';
import { Icon } from '../../ui/display/Icon';
import { VisuallyHidden } from '../../ui/display/layout';
import { Card } from '../../ui/display/Card';
import styles from './CartContents.module.css';
import { CartLine } from './CartLine';
import type { CartLineView } from '../../ordering/cart/cartView';
import { RemovedItemsNotice } from './RemovedItemsNotice';
import { toggleText } from '../../ordering/cart/cartTexts';
import { useCart } from '../../ordering/cart/useCart';
import { CartSummary } from './CartSummary';
import { CartOptions } from './CartOptions';

interface Props {
  /** The id of the heading. */
  heading: string;
  isOpen: boolean;
  isSheet?: boolean;
  onToggle: () => void;
  onEdit: (line: CartLineView) => void;
}

export function CartContents({ heading, isOpen, isSheet = false, onToggle, onEdit }: Props) {
  const { lines, count } = useCart();
  const list = useRef<HTMLUListElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [removedText, setRemovedText] = useState('');
  // Runs after the page has changed: focuses the list, or the toggle if the last item was removed.
  const restoreFocus = (): void => void requestAnimationFrame(() => (list.current ?? toggle.current)?.focus());
  const remove = ({ product }: CartLineView): void => {
    setRemovedText(`${product.name} entfernt.`);
    restoreFocus();
  };
  return (
    <Card isFlush={isSheet}>
      <div className={styles.cart}>
        <div className={styles.header}>
          <h2 id={heading}>Ihr Sackerl</h2>
          <button ref={toggle} type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
            {toggleText(count, isOpen)}
            {count > 0 && <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />}
          </button>
        </div>
        <VisuallyHidden>
          <span role="status">{removedText}</span>
        </VisuallyHidden>
        <RemovedItemsNotice onDismiss={restoreFocus} />
        <CartOptions hasTime={isOpen} />
        {isOpen && (
          <>
            <ul ref={list} className={styles.lines} aria-label="Produkte im Warenkorb" tabIndex={-1}>
              {lines.map(line => (
                <CartLine key={line.line} line={line} onEdit={onEdit} onRemove={() => remove(line)} />
              ))}
            </ul>
            <CartSummary />
          </>
        )}
      </div>
    </Card>
  );
}
