/** Searches the products that can replace an item: those on sale in the branch at the time of the order. */
import { useState } from 'react';
import { priceText } from '../../../../../../schema/rules/pricing/money';
import { SearchField } from '../../../../../collection/list/SearchField';
import { Button } from '../../../../../ui/actions/Button';
import { useOffice } from '../../../../shell/officeContext';
import { useOrderReplacementsQuery } from '../../../Orders.generated';
import type { ReplacementProduct } from './replaceForm';
import styles from './ReplacementSearch.module.css';

interface Props {
  order: string;
  onSelect: (product: ReplacementProduct) => void;
}

export function ReplacementSearch({ order, onSelect }: Props) {
  const [search, setSearch] = useState('');
  const { currency } = useOffice().config;
  const { data, previousData } = useOrderReplacementsQuery({ variables: { id: order, search }, fetchPolicy: 'network-only' });
  const products = (data ?? previousData)?.orderReplacements;
  return (
    <>
      <SearchField label="Ersatz suchen" placeholder="Ersatz suchen" value={search} onSearch={setSearch} />
      <ul className={styles.products} aria-label="Produkte als Ersatz">
        {products?.map(product => (
          <li key={product.id}>
            <Button variant="secondary" isWide onPress={() => onSelect(product)}>
              <span className={styles.name}>{product.name}</span>
              {product.price !== null && !product.isPriceHidden && (
                <span className={styles.price}>{priceText(product.price, product.pricing, currency)}</span>
              )}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{products?.length === 0 ? 'Kein Produkt gefunden, das diese Filiale zu dieser Zeit verkauft.' : ''}</p>
    </>
  );
}
