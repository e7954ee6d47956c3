/** The products that the branch sells now, found by name. Enter takes the first one, so that an order can be typed while the customer speaks. */
import { useState } from 'react';
import { partsOf } from '../../../../../schema/rules/product/partAnswers';
import { initialQuantity } from '../../../../../schema/rules/product/quantity';
import { createTextSearch, filterSections } from '../../../../ordering/menu/menuSearch';
import { useMenuSections } from '../../../../ordering/menu/useMenuSections';
import type { StoreProduct } from '../../../../ordering/menu/storeContext';
import { Input } from '../../../../ui/inputs/controls';
import { usePhoneOrderContext } from '../phoneOrderContext';
import styles from './ProductList.module.css';
import { ProductTiles } from './ProductTiles';

export function ProductList({ onConfigure }: { onConfigure: (target: { product: StoreProduct }) => void }) {
  const { cart } = usePhoneOrderContext();
  const [search, setSearch] = useState('');
  const matches = createTextSearch(search);
  const sections = filterSections(useMenuSections(), ({ name }) => matches([name]));
  const first = sections.flatMap(({ products }) => products).find(({ isOrderable }) => isOrderable)?.product;

  function take(product: StoreProduct): void {
    setSearch('');
    if (partsOf(product).length > 0) onConfigure({ product });
    else cart.add(product, { ...initialQuantity(product), parts: [] });
  }
  return (
    <section className={styles.products} aria-label="Produkte">
      <div className={styles.search}>
        <Input
          type="search"
          autoFocus
          autoComplete="off"
          aria-label="Produkt suchen"
          placeholder="Produkt suchen, Enter nimmt das erste"
          value={search}
          onChange={setSearch}
          onKeyDown={event => {
            if (event.key === 'Enter' && search.trim() && first) take(first);
            if (event.key === 'Escape') setSearch('');
          }}
        />
        <p role="status">{search.trim() && sections.length === 0 ? 'Kein Produkt gefunden, das diese Filiale jetzt verkauft.' : ''}</p>
      </div>
      {sections.length > 0 && <ProductTiles sections={sections} onPress={take} />}
    </section>
  );
}
