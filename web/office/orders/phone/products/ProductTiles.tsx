/** The products by category: one stop of the Tab key, inside which the arrow keys move. */
import { useId, useState, type KeyboardEvent } from 'react';
import type { StoreProduct } from '../../../../ordering/menu/storeContext';
import type { MenuSection } from '../../../../ordering/menu/storeMenu';
import { ProductButton } from './ProductButton';
import styles from './ProductList.module.css';
import { tileAfterKey } from './tileFocus';

interface Props {
  sections: readonly MenuSection[];
  onPress: (product: StoreProduct) => void;
}

export function ProductTiles({ sections, onPress }: Props) {
  const id = useId();
  const [focusedId, setFocusedId] = useState<string>();
  const orderable = sections.flatMap(({ products }) => products).filter(({ isOrderable }) => isOrderable);
  const tabStop = (orderable.find(({ product }) => product.id === focusedId) ?? orderable[0])?.product.id;
  return (
    <div role="group" aria-label="Produkte zur Auswahl" aria-describedby={id} className={styles.tiles} onKeyDown={moveFocus}>
      <p id={id} className={styles.keys}>
        Die Pfeiltasten wechseln das Produkt, Enter nimmt es, Tab führt zur Bestellung.
      </p>
      {sections.map(({ category, products }) => (
        <section key={category.id} className={styles.category} aria-label={category.name}>
          <h2>{category.name}</h2>
          <ul>
            {products.map(entry => (
              <li key={entry.product.id}>
                <ProductButton
                  entry={entry}
                  isTabStop={entry.product.id === tabStop}
                  onFocus={() => setFocusedId(entry.product.id)}
                  onPress={onPress}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tiles = [...event.currentTarget.querySelectorAll('button')];
  const tile = tiles.find(button => button === event.target);
  const next = tile && tileAfterKey(event.key, tile, tiles);
  if (!next) return;
  event.preventDefault(); // otherwise the page scrolls
  next.focus();
}
