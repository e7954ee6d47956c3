/** The bag: what is in the cart, what it costs, and the way to the checkout. It stands at the side or comes up as a sheet. */
import { useRef, useState } from 'react';
import { LinkButton } from '../../ui/actions/Button';
import { Icon } from '../../ui/display/Icon';
import { VisuallyHidden } from '../../ui/display/layout';
import { Paper } from '../../ui/display/Card';
import { useStore } from '../store/storeContext';
import styles from './CartContents.module.css';
import { CartLineRow } from './CartLine';
import { CartSums, Total } from './CartTotals';
import type { CartLine } from './state/cartView';
import { Earliest } from './EarliestTime';
import { GoneNote } from './RemovedItemsNotice';
import { MethodFields } from './DeliveryMethodFields';
import { MinimumBar } from './MinimumOrderBar';
import { toggleText } from './state/cartTexts';
import { useCart } from './state/useCart';

interface Props {
  /** The id of the heading. */
  heading: string;
  isOpen: boolean;
  isSheet?: boolean;
  onToggle: () => void;
  onEdit: (line: CartLine) => void;
}

export function CartBag({ heading, isOpen, isSheet = false, onToggle, onEdit }: Props) {
  const { branch } = useStore();
  const { lines, count } = useCart();
  const list = useRef<HTMLUListElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState('');
  // After the page has changed: the list, or where the last line went with it, what opened it.
  const keepFocus = (): void => void requestAnimationFrame(() => (list.current ?? toggle.current)?.focus());
  const remove = ({ product }: CartLine): void => {
    setRemoved(`${product.name} entfernt.`);
    keepFocus();
  };
  return (
    <Paper isFlush={isSheet}>
      <div className={styles.bag}>
        <div className={styles.head}>
          <h2 id={heading}>Ihr Sackerl</h2>
          <button ref={toggle} type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
            {toggleText(count, isOpen)}
            {count > 0 && <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />}
          </button>
        </div>
        <VisuallyHidden>
          <span role="status">{removed}</span>
        </VisuallyHidden>
        <GoneNote onRead={keepFocus} />
        <MethodFields />
        {isOpen && (
          <>
            <ul ref={list} className={styles.lines} aria-label="Produkte im Warenkorb" tabIndex={-1}>
              {lines.map(line => (
                <CartLineRow key={line.line} line={line} onEdit={onEdit} onRemove={() => remove(line)} />
              ))}
            </ul>
            <CartSums />
            <div className={styles.foot}>
              <MinimumBar isShort />
              <Total />
              <Earliest />
              <LinkButton to={`/store/${branch.identifier}/checkout`} size="large" iconAfter="arrow-right" isWide>
                Jetzt bestellen
              </LinkButton>
            </div>
          </>
        )}
      </div>
    </Paper>
  );
}
