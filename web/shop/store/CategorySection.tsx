/** A shelf of the store: a category and its products. */
import type { Tile } from '../../ui/display/Image';
import type { Shelf } from './product/storeMenu';
import { shelfId } from './CategoryBar';
import { ProductCard } from './product/ProductCard';
import styles from './CategorySection.module.css';
import type { StoreProduct } from './storeContext';

interface Props {
  shelf: Shelf;
  isTaking: boolean;
  onConfigure: (configured: { product: StoreProduct }) => void;
  onDetails: (product: StoreProduct) => void;
}

// The grounds take turns so that neighbours differ, whatever the number of columns.
const tileOf = (index: number): Tile => ([2, 1, 5, 4, 3, 4, 1, 3, 2][index % 9] ?? 1) as Tile;

export function ProductGroup({ shelf, ...rest }: Props) {
  const { category, products } = shelf;
  const id = shelfId(shelf);
  return (
    <section id={id} className={styles.group} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <header className={styles.head} data-rise="">
        <h2 id={`${id}-title`}>{category.name}</h2>
        {category.description && <p>{category.description}</p>}
      </header>
      <div className={styles.grid}>
        {products.map((shown, index) => (
          <ProductCard key={shown.product.id} shown={shown} category={category} tile={tileOf(index)} {...rest} />
        ))}
      </div>
    </section>
  );
}
