/** The section of a category with its products. */
import type { ImageTile } from '../../ui/display/Image';
import type { MenuSection } from '../../ordering/menu/storeMenu';
import { categoryId } from './menuBar/CategoryBar';
import { ProductCard } from './product/ProductCard';
import styles from './CategorySection.module.css';
import type { StoreProduct } from '../../ordering/menu/storeContext';

interface Props {
  section: MenuSection;
  canOrder: boolean;
  onConfigure: (target: { product: StoreProduct }) => void;
  onDetails: (product: StoreProduct) => void;
}

// The tile colors alternate so that neighbors differ for any number of columns.
const tiles: readonly ImageTile[] = [2, 1, 5, 4, 3, 4, 1, 3, 2];
const tileFor = (index: number): ImageTile => tiles[index % tiles.length] ?? 1;

export function CategorySection({ section, ...rest }: Props) {
  const { category, products } = section;
  const id = categoryId(section);
  return (
    <section id={id} className={styles.section} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <header className={styles.header} data-reveal="">
        <h2 id={`${id}-title`}>{category.name}</h2>
        {category.description && <p>{category.description}</p>}
      </header>
      <div className={styles.grid}>
        {products.map((visibleProduct, index) => (
          <ProductCard
            key={visibleProduct.product.id}
            visibleProduct={visibleProduct}
            category={category}
            tile={tileFor(index)}
            {...rest}
          />
        ))}
      </div>
    </section>
  );
}
